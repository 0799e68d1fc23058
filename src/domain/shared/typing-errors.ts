/**
 * Returns how many letters are wrong in `typed` if `word` was meant: missing, added, replaced or swapped with the next;
 * undefined for more than `max`. `word` may go on after what is typed.
 */
export function typingErrors(typed: string, word: string, max: number): number | undefined {
  if (typed.length - word.length > max) return undefined;
  const target = word.slice(0, typed.length + max);
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= target.length; column += 1) {
      const isSame = typed[row - 1] === target[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === target[column - 2] &&
        typed[row - 2] === target[column - 1];
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const shifted = Math.min(last[column] ?? 0, next[column - 1] ?? 0) + 1;
      const swapped = isSwapped ? (before[column - 2] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, shifted, swapped));
    }
    if (Math.min(...next) > max) return undefined;
    [before, last] = [last, next];
  }
  const errors = Math.min(...last.slice(Math.max(0, typed.length - max)));
  return errors > max ? undefined : errors;
}
