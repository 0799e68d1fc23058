import type { Tracer } from '@api/tracing/tracer';

const TEXT_MAX_CHARS = 1_000;

/** A span for a statement of a request or a round. Its values are parameters, and so not in its text. */
export const traceStatement = <Outcome>(
  tracer: Tracer,
  text: string,
  send: () => Promise<Outcome>,
): Promise<Outcome> => (tracer.isTracing ? tracer.trace(stepOf(text), send) : send());

function stepOf(text: string) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return {
    name: statementName(line),
    kind: 'call',
    notes: { 'db.system.name': 'postgresql', 'db.query.text': line.slice(0, TEXT_MAX_CHARS) },
  } as const;
}

/** `SELECT customer_order`: the command, and the first table that it names. */
export function statementName(text: string): string {
  const command = /^\w+/.exec(text)?.[0].toUpperCase() ?? 'statement';
  const table = /\b(?:FROM|INTO|UPDATE) ([a-z_]+)/.exec(text)?.[1];
  return table === undefined ? command : `${command} ${table}`;
}
