/** Pseudo-elements, which add a box or select part of a text. */
const PSEUDO_ELEMENT = /::|:(?:before|after|first-line|first-letter)(?![\w-])/i;
/** Enough for any stylesheet; no escapes, which would obscure the selection. */
const PLAIN = /^[\w\s.#:>+~*()[\]="'^$|,-]{1,500}$/;

/**
 * Prefixes the selector with `.shop-{id}` unless it has it; undefined if it cannot be checked. `body.shop-{id}` counts,
 * and so does a class of an element inside.
 */
export function scopeSelector(selector: string, shopId: number): string | undefined {
  const text = selector.trim().replaceAll(/\s+/g, ' ');
  if (!PLAIN.test(text) || PSEUDO_ELEMENT.test(text) || !isBalanced(text)) return undefined;
  const own = new RegExp(`^(?:body)?\\.shop-${shopId}(?![\\w-])`);
  if (own.test(text)) return isReachingOut(text) ? undefined : text;
  return `.shop-${shopId} ${text}`;
}

/** Selects a sibling of the body, or by a relation above it. */
function isReachingOut(text: string): boolean {
  let plain = text.replaceAll(/"[^"]*"|'[^']*'/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return /^[^\s>+~]*\s*[+~]/.test(plain);
}

function isBalanced(text: string): boolean {
  const withoutStrings = text.replaceAll(/"[^"]*"|'[^']*'/g, '');
  if (/["']/.test(withoutStrings)) return false;
  let open = '';
  for (const sign of withoutStrings) {
    if (sign === '(' || sign === '[') open += sign;
    if (sign === ')' && !open.endsWith('(')) return false;
    if (sign === ']' && !open.endsWith('[')) return false;
    if (sign === ')' || sign === ']') open = open.slice(0, -1);
  }
  return open === '';
}
