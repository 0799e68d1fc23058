const PREFIX = 'LUCKA_';
/** Read by `npx lucka`, which may run in the same shell. */
const COMMAND_LINE_VARIABLES = ['LUCKA_HOME', 'LUCKA_PASSWORD', 'LUCKA_STAFF_TOKEN'];
/** With more edits than this, a name is no misspelling of another. */
const MAX_DISTANCE = 4;

/** A sentence for each variable that starts with LUCKA_ and is unknown. */
export function unknownNames(names: readonly string[], known: readonly string[]): readonly string[] {
  const all = new Set([...known, ...COMMAND_LINE_VARIABLES]);
  return names
    .filter((name) => name.toUpperCase().startsWith(PREFIX) && !all.has(name))
    .toSorted()
    .map((name) => `${name} is not a setting.${suggestionFor(name, known)}`);
}

function suggestionFor(name: string, known: readonly string[]): string {
  const [nearest] = known
    .filter((other) => other.startsWith(PREFIX))
    .map((other) => ({ other, distance: editDistance(name.toUpperCase(), other) }))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest === undefined || nearest.distance > MAX_DISTANCE ? '' : ` Did you mean ${nearest.other}?`;
}

/** The Levenshtein distance. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const char of one) {
    const above = row;
    row = [(above[0] ?? 0) + 1];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (char === other[at - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1));
    }
  }
  return row[other.length] ?? 0;
}
