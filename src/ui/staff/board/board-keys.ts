/** The main button of each card. */
const CARD_BUTTON = '[data-order]';
/** What is in it cannot have the focus. */
const FOLDED = 'details:not([open])';
const COLUMN = '[data-column]';

const STEPS: Readonly<Record<string, { readonly columns: number; readonly cards: number }>> = {
  ArrowUp: { columns: 0, cards: -1 },
  ArrowDown: { columns: 0, cards: 1 },
  ArrowLeft: { columns: -1, cards: 0 },
  ArrowRight: { columns: 1, cards: 0 },
};

/**
 * Returns the main button of the card that an arrow key leads to: the next one in the column, or the one at the same
 * height in the next column that has any. Undefined for other keys, and at the end.
 */
export function neighbourOf(board: Element, from: EventTarget, key: string): HTMLElement | undefined {
  const step = STEPS[key];
  if (step === undefined || !(from instanceof HTMLElement) || !from.matches(CARD_BUTTON)) return undefined;
  const columns = [...board.querySelectorAll(COLUMN)].map((column) =>
    [...column.querySelectorAll<HTMLElement>(CARD_BUTTON)].filter(
      (button) => button.closest(FOLDED) === null,
    ),
  );
  const own = columns.findIndex((buttons) => buttons.includes(from));
  const place = columns[own]?.indexOf(from) ?? 0;
  if (step.columns === 0) return columns[own]?.[place + step.cards];
  const ahead = step.columns > 0 ? columns.slice(own + 1) : columns.slice(0, own).toReversed();
  const next = ahead.find((buttons) => buttons.length > 0);
  return next?.[Math.min(place, next.length - 1)];
}
