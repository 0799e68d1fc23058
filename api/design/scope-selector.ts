/** What adds a box or selects a part of a text. */
const PSEUDO_ELEMENT = /::|:(?:before|after|first-line|first-letter)(?![\w-])/i;
/** Enough for any rule of a look; no escapes, since they hide what is selected. */
const PLAIN = /^[\w\s.#:>+~*()[\]="'^$|,-]{1,500}$/;

/**
 * The selector with `.shop-{id}` at its front, where it is not there yet; undefined for one that cannot be judged.
 * `body.shop-{id}` counts, and so does a class that says what lies inside.
 */
export function scopeSelector(selector: string, shopId: number): string | undefined {
  const text = selector.trim().replaceAll(/\s+/g, ' ');
  if (!PLAIN.test(text) || PSEUDO_ELEMENT.test(text) || !isBalanced(text)) return undefined;
  const own = new RegExp(`^(?:body)?\\.shop-${shopId}(?![\\w-])`);
  if (own.test(text)) return isReachingOut(text) ? undefined : text;
  return `.shop-${shopId} ${text}`;
}

/** A sibling of the body, or a relation looked for above it. */
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
