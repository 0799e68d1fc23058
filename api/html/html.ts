/** Markup that needs no escaping. */
export interface Html {
  readonly markup: string;
}

type HtmlPart = string | Html | readonly Html[] | undefined;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Builds markup; interpolated text is escaped. */
export function html(literals: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  const markup = literals.map((literal, index) => literal + markupOf(parts[index])).join('');
  return { markup };
}

function markupOf(part: HtmlPart): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return escapeText(part);
  return 'markup' in part ? part.markup : part.map((each) => each.markup).join('');
}
