/** Marks an incomplete group, so that it can be focused (PAIN-48). */
export const MISSING_ATTRIBUTE = 'data-missing';

/** Focuses the first open choice of the first incomplete group. */
export function focusMissing(document: Document): void {
  const group = document.querySelector(`[${MISSING_ATTRIBUTE}='true']`);
  group?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
  group?.scrollIntoView({ block: 'center' });
}
