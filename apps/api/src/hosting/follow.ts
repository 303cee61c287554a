/** Continues with a value: at once where it is there, so that values in memory cost no promise. */
export const follow = <Value, Result>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(goOn) : goOn(value));
