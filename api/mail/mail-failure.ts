/** What is logged of a failure: its kind and the server's code, never its words, in which addresses may stand. */
export function mailFailure(error: unknown): Error {
  if (typeof error !== 'object' || error === null) return new Error('unknown');
  const fields = new Map<string, unknown>(Object.entries(error));
  return new Error(
    ['code', 'responseCode', 'command'].map((name) => String(fields.get(name) ?? '-')).join(' '),
  );
}
