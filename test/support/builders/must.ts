/** The value that a parser gave; a test that builds on one that was refused is itself wrong. */
export function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A builder was given something that the domain refuses.');
  return value;
}
