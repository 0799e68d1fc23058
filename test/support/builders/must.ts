/** The value of a parser; throws where it refused, which is an error of the test. */
export function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A builder was given something that the domain refuses.');
  return value;
}
