// What is tested with a double: it calls the functions through the base class, as any code under test would. The
// doubles' overrides are never inlined here, since a test's subject is compiled without knowing them.

@inline(never)
func callDoThings(_ service: Service, times: Int) {
  var left = times
  while left > 0 {
    service.doThings()
    left -= 1
  }
}

@inline(never)
func callGiveMeAString(_ service: Service, times: Int) {
  let text = Text.passed
  var left = times
  while left > 0 {
    consume(service.giveMeAString(arg1: true, arg2: text))
    left -= 1
  }
}
