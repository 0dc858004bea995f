extension Row {
  /// A double from its making to its end, as a test has it.
  static var lives: [Row] {
    [
      Row(
        name: "Make, stub, call twice, count, reset",
        plain: .lives {
          let spy = PlainSpy()
          spy.stringToReturn = Text.returned
          callDoThings(spy, times: 1)
          callGiveMeAString(spy, times: 1)
          consume(spy.doThingsCallCount)
          spy.reset()
        },
        locked: .lives {
          let spy = LockedSpy()
          spy.returnString(Text.returned)
          callDoThings(spy, times: 1)
          callGiveMeAString(spy, times: 1)
          consume(spy.doThingsCallCount)
          spy.reset()
        },
        poseur: .lives {
          let fake = FakeService.answering()
          callDoThings(fake, times: 1)
          callGiveMeAString(fake, times: 1)
          consume(fake.callCountFor(function: .doThings))
          fake.reset()
        })
    ]
  }
}
