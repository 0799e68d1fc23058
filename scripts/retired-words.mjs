/**
 * The words that docs/glossary.md retires and that have only one meaning in this code base: words with commas between
 * them, and what to write instead. A word of two parts is also found as `standingWork`, `standing-work`, `STANDING_WORK`.
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
];

/**
 * Words that are retired too and still occur; move a row to the list above when its last use is gone.
 * @type {typeof RETIRED_WORDS}
 */
export const NOT_YET_ENFORCED = [
  ['kept', '“stored” or “saved”'],
  ['mood, moods', '“provider profile”'],
  ['teeth', '“fault injection”'],
  ['lasting', '“persistent”'],
  ['heed, heeds, heeded, heeding, unheeded', '“process” or “pending”'],
  ['hear, hears, heard, hearing', '“apply” or “receive”'],
  ['tell, tells, told, telling, teller', '“notify”, “publish” or “report”'],
  ['ask after, asks after, asked after', '“fetch” or “query”'],
  ['desk, desks', '“gateway”'],
  ['way back, ways on, way on', '“path” or “next steps”'],
  ['lose way, loses way, departure, departures', '“mark not found” or “navigation requested”'],
  ['whole program', '“app” or “deferred part”'],
  ['form fault, form faults', '“field error”'],
  ['letter, letters', '“email”'],
  ['foreign basket', '“basket of another shop”'],
  ['door, doors', '“sign-in”'],
  ['judge, judges, judged', '“check”'],
  ['somebody, anybody, nobody, everybody, whoever', '“the visitor”, “the operator”, “no caller”'],
];
