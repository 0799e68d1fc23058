/**
 * The words that docs/glossary.md retires and that have only one meaning in this code base: words with commas between
 * them, and what to write instead. A word of two parts is also found as `standingWork`, `standing-work`,
 * `STANDING_WORK`.
 * @type {(readonly [words: string, instead: string])[]}
 */
export const RETIRED_WORDS = [
  ['wayfinder', '“navigator”'],
  ['standing work', '“background service” or “effect”'],
  ['perform effect, provide need', '“effects” or “requirements”'],
  ['needs telling', '“needs confirmation”'],
  ['may retry help, is passing', '“is retryable” or “is transient”'],
  ['invent, invents, invented, inventing', '“generate”'],
  ['weather', '“network profile”'],
  ['himself, he', '“the visitor”, “the member”, “the operator”'],
  ['kept format, formats of what is kept', '“storage schema”'],
  ['mood, moods', '“provider profile”'],
  ['lasting', '“persistent”'],
  ['heed, heeds, heeding, heeded, unheeded', '“process” or “pending”'],
  ['teeth', '“fault injection”'],
  ['lose way, loses way', '“mark not found”'],
  ['letter page, confirm letter, reset letter', '“email”'],
  ['whoever', '“the visitor who …”'],
  ['desk, desks', '“gateway”'],
  ['teller', '“webhook sender”'],
  ['door, doors', '“sign-in”'],
  ['judge, judges, judged', '“check”'],
  ['whole program', '“app” or “deferred part”'],
  ['form fault, form faults', '“field error”'],
  ['foreign basket', '“basket of another shop”'],
  ['kept', '“stored” or “saved”'],
  ['hear, hears, heard, hearing', '“apply” or “receive”'],
  ['told, telling', '“notified”, “published” or “reported”'],
  ['ask after, asks after, asked after', '“fetch” or “query”'],
  ['way on, ways on', '“next steps” or “advice”'],
  ['somebody', '“the visitor”, “the operator”, “the caller”'],
];
