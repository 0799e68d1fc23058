/** The loggable part of a failure: kind and code of the server, without its text, which may contain addresses. */
export function mailFailure(error: unknown): Error {
  if (typeof error !== 'object' || error === null) return new Error('unknown');
  const fields = new Map<string, unknown>(Object.entries(error));
  return new Error(
    ['code', 'responseCode', 'command'].map((name) => String(fields.get(name) ?? '-')).join(' '),
  );
}
