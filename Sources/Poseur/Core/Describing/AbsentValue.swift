/// What stands for a value that is not there any more. Its description says so; its type is nothing to tell a reader of.
protocol AbsentValue: CustomStringConvertible {}
