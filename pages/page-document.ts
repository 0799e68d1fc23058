import { html, type Html } from '@api/html/html';
import {
  FILES_META,
  FIRST_FILES_META,
  INLINE_STYLE_ATTRIBUTE,
  PAGE_BASKET_ID,
  PAGE_STATE_ID,
  STYLE_PART_ATTRIBUTE,
} from '@/adapters/contract/page-marks';
import type { PageBasketState } from '@/adapters/contract/page-basket-state';
import type { PageState } from '@/adapters/contract/page-state';
import type { Language } from '@/domain/shared/language';
import { FIRST_SCRIPT } from '@pages/first-script';
import type { BuiltStyle, PageFiles } from '@pages/client-build';

export interface PageParts {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Further elements of the head. */
  readonly head: readonly Html[];
  readonly bodyClasses: readonly string[];
  readonly markup: string;
  /** A sentence for visitors without script. */
  readonly noScript: string;
  readonly files: PageFiles;
  readonly styles: readonly BuiltStyle[];
  readonly state: PageState | undefined;
  readonly basket: PageBasketState | undefined;
  /** Facts for search engines. */
  readonly structuredData: readonly object[];
}

/** React writes links to all pictures that are not lazy before the content. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** Its addresses for each width, and the width that it is shown in. */
const PICTURE = /<img\b[^>]*\ssrcSet="([^"]*)"\ssizes="([^"]*)"/;

/** Writes a page into the built one: its head, its content, and what it was drawn from. */
export function pageDocument(builtPage: string, parts: PageParts): string {
  const { files, styles, state, basket } = parts;
  const content = parts.markup.replace(PRELOADS, '');
  const head = [
    ...(state === undefined ? [] : [{ markup: `<script>${FIRST_SCRIPT}</script>` }]),
    ...preloadOfPicture(content),
    ...parts.head,
    ...styles.map(inlineStyle),
    html`<meta name="${FIRST_FILES_META}" content="${files.firstModules.join(' ')}" />`,
    html`<meta name="${FILES_META}" content="${files.modules.join(' ')}" />`,
    // With content the program waits for its turn.
    ...(state === undefined ? [...files.firstModules, ...files.modules].map(preload) : []),
  ];
  const body = [
    { markup: `<div id="root">${content}</div>` },
    ...(basket === undefined ? [] : [dataBlock('application/json', basket, PAGE_BASKET_ID)]),
    ...(state === undefined ? [] : [dataBlock('application/json', state, PAGE_STATE_ID)]),
    // Not needed for what is seen.
    ...parts.structuredData.map((data) => dataBlock('application/ld+json', data)),
  ];
  return builtPage
    .replace(/<html lang="[^"]*"/, () => html`<html lang="${parts.language}"`.markup)
    .replace(/<title>[^<]*<\/title>/, () => html`<title>${parts.title}</title>`.markup)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*"/,
      (_, start: string) => `${start}${html`${parts.description}`.markup}"`,
    )
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `${markupOf(head)}</head>`)
    .replace('<body>', () => html`<body class="${parts.bodyClasses.join(' ')}">`.markup)
    .replace(/<noscript>[^<]*<\/noscript>/, () => html`<noscript><p>${parts.noScript}</p></noscript>`.markup)
    .replace(/<div id="root">[\s\S]*<\/div>(?=\s*<noscript>)/, () => markupOf(body));
}

const markupOf = (parts: readonly Html[]): string => parts.map(({ markup }) => markup).join('');

const preload = (href: string): Html => html`<link rel="modulepreload" crossorigin href="${href}" />`;

/** The first picture is asked for before the rest of the page has come; all others, once it is laid out. */
function preloadOfPicture(content: string): readonly Html[] {
  const [, srcSet, sizes] = PICTURE.exec(content) ?? [];
  if (srcSet === undefined || sizes === undefined) return [];
  const attributes = `imagesrcset="${srcSet}" imagesizes="${sizes}"`;
  return [{ markup: `<link rel="preload" as="image" fetchpriority="high" ${attributes}/>` }];
}

/** Not escaped, since a style is no markup. */
const inlineStyle = ({ href, text, isPart }: BuiltStyle): Html => ({
  markup: `<style ${INLINE_STYLE_ATTRIBUTE}="${href}"${isPart ? ` ${STYLE_PART_ATTRIBUTE}` : ''}>${text}</style>`,
});

/** No browser executes a script of another type, so that the content security policy allows it. */
const dataBlock = (type: string, data: object, id?: string): Html => ({
  markup: `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${withoutMarkup(data)}</script>`,
});

/** A text of the data may contain the end tag of its element. */
const withoutMarkup = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
