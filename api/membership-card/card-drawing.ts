import { encode } from 'uqr';
import type { Account } from '@api/accounts/account';
import { html, type Html } from '@api/html/html';

const CARD = { width: 640, height: 404 } as const;
const CODE = { left: 396, top: 40, side: 204 } as const;
/** The quiet zone around a QR code, in modules. */
const QUIET_SQUARES = 4;

const CHAIN_WIDTH = 270;
const NAME_WIDTH = 560;
const NAME_MAX_SIZE = 36;
const NAME_MIN_SIZE = 17;
/** The average width of a letter relative to the font size. */
const LETTER_WIDTH = 0.58;
const NAME_MAX_LETTERS = Math.floor(NAME_WIDTH / (NAME_MIN_SIZE * LETTER_WIDTH));

/** Characters that are invalid in XML, even escaped. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A membership card as SVG: name, member number, and the number as a QR code. It uses the device's fonts, is sharp at
 * every size and contains no text to translate. Source: API-12.
 */
export function cardDrawing({ firstName, lastName, memberNumber }: Account, chain: string): string {
  const name = shownName(`${firstName} ${lastName}`);
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    width="${String(CARD.width)}"
    height="${String(CARD.height)}"
    viewBox="0 0 ${String(CARD.width)} ${String(CARD.height)}"
    font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"
  >
    <title>${chain} ${memberNumber}</title>
    ${GROUND} ${chainText(chain)} ${nameText(name)}
    <text x="40" y="360" font-size="26" letter-spacing="3" fill="#ffe3c2">${grouped(memberNumber)}</text>
    ${codePanel(memberNumber)}
  </svg>`.markup;
}

const GROUND = html`<defs>
    <linearGradient id="warm" x1="0" y1="0" x2="1" y2="1"
      ><stop offset="0" stop-color="#d2441f" /><stop offset="1" stop-color="#8f2410"
    /></linearGradient>
    <clipPath id="card"><rect width="640" height="404" rx="28" /></clipPath>
  </defs>
  <g clip-path="url(#card)">
    <rect width="640" height="404" fill="url(#warm)" />
    <path d="M250 404V250a190 190 0 0 1 380 0v154z" fill="#fff" fill-opacity=".07" />
    <rect y="392" width="640" height="12" fill="#f3b63f" />
  </g>
  <g transform="translate(34 30) scale(2.1)"
    ><path d="M5 30V15a11 11 0 0 1 22 0v15z" fill="#fffaf2" /><path d="M10 26v-7h12v7z" fill="#a92d14" /><path
      d="M8 16a8 8 0 0 1 16 0z"
      fill="#f3b63f" /><rect x="3" y="26" width="26" height="4" rx="2" fill="#fffaf2"
  /></g>`;

/** As large as there is room for beside the code. */
function chainText(chain: string): Html {
  const shown = chain.replaceAll(FORBIDDEN, '');
  const letters = [...graphemes.segment(shown)].length;
  const size = Math.min(46, Math.floor(CHAIN_WIDTH / (letters * LETTER_WIDTH)));
  return html`<text
    x="112"
    y="82"
    font-family="Georgia, 'Times New Roman', serif"
    font-size="${String(size)}"
    font-weight="700"
    fill="#fffaf2"
    >${shown}</text
  >`;
}

/** Shrinks a long name, and cuts it where it would be unreadable. */
function nameText(name: string): Html {
  const emails = [...graphemes.segment(name)].length;
  const size = Math.min(NAME_MAX_SIZE, Math.floor(NAME_WIDTH / (Math.max(emails, 1) * LETTER_WIDTH)));
  return html`<text x="40" y="316" font-size="${String(size)}" font-weight="700" fill="#fffaf2"
    >${name}</text
  >`;
}

export function shownName(text: string): string {
  const emails = [...graphemes.segment(text.replaceAll(FORBIDDEN, ' ').trim())];
  if (emails.length <= NAME_MAX_LETTERS) return emails.map(({ segment }) => segment).join('');
  const cut = emails.slice(0, NAME_MAX_LETTERS - 1).map(({ segment }) => segment);
  return `${cut.join('').trimEnd()}…`;
}

/** Groups digits by three from the end: `100 001`. */
const grouped = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');

function codePanel(text: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_SQUARES });
  const scale = (CODE.side / size).toFixed(4);
  return html`<rect
      x="${String(CODE.left)}"
      y="${String(CODE.top)}"
      width="${String(CODE.side)}"
      height="${String(CODE.side)}"
      rx="18"
      fill="#fff"
    />
    <path
      transform="translate(${String(CODE.left)} ${String(CODE.top)}) scale(${scale})"
      fill="#2b1a12"
      shape-rendering="crispEdges"
      d="${squaresOf(data)}"
    />`;
}

const squaresOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
