/** An element without a text is hidden. What is unchanged is not drawn again. */
export function writeText(element: HTMLElement | null, text: string): void {
  if (element === null || element.textContent === text) return;
  element.textContent = text;
  element.hidden = text === '';
}
