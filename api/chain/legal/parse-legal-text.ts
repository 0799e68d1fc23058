import MarkdownIt, { type Token } from 'markdown-it';
import { isLegalLink, type LegalBlock, type LegalInline } from '@/domain/legal/legal-text';
import { err, ok, type Result } from '@/domain/shared/result';

/** More than any terms have. */
export const LEGAL_MAX_BYTES = 100_000;

/** About five lists in each other. */
const MAX_LEVEL = 12;

/** HTML and all links are read to be refused. It drops what is below 20 levels, which is more than `MAX_LEVEL`. */
const markdownIt = new MarkdownIt('commonmark', { html: true });
markdownIt.validateLink = () => true;

/** A reason against a text, and where in it. */
export interface LegalTextError {
  readonly message: string;
  readonly offset: number;
}

/**
 * Parses the Markdown of a legal text: headings, paragraphs, lists, links, strong and emphasised text. Anything else,
 * such as HTML, is an error, so that nothing of a text gets lost unnoticed. It begins with its only heading of level 1.
 */
export function parseLegalText(markdown: string): Result<readonly LegalBlock[], readonly LegalTextError[]> {
  const parser = new LegalParser(markdownIt.parse(markdown, {}));
  const blocks = parser.blocks();
  const { errors } = parser;
  if (blocks.filter(isTitle).length !== 1 || !blocks.slice(0, 1).every(isTitle))
    errors.push({ line: 0, message: 'Invalid input: expected one heading of level 1, at the beginning' });
  if (errors.length === 0) return ok(blocks);
  const lines = markdown.split('\n');
  const offsetOf = (line: number): number =>
    lines.slice(0, line).reduce((offset, { length }) => offset + length + 1, 0);
  return err(errors.map(({ line, message }) => ({ message, offset: offsetOf(line) })));
}

const isTitle = (block: LegalBlock): boolean => block.kind === 'heading' && block.level === 1;

/** Reads the tokens of markdown-it, which are a flat list with an opening and a closing one around a content. */
class LegalParser {
  readonly errors: { readonly line: number; readonly message: string }[] = [];
  readonly #tokens: readonly Token[];
  #next = 0;
  #line = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Until a closing token, or the end. */
  blocks(end?: string): readonly LegalBlock[] {
    const blocks: LegalBlock[] = [];
    for (let token = this.#take(); token !== undefined && token.type !== end; token = this.#take()) {
      const block = this.#block(token);
      if (block !== undefined) blocks.push(block);
    }
    return blocks;
  }

  #block(token: Token): LegalBlock | undefined {
    switch (token.type) {
      case 'heading_open':
        return { kind: 'heading', level: Number(token.tag.slice(1)), content: this.#content() };
      case 'paragraph_open':
        return { kind: 'paragraph', content: this.#content() };
      case 'bullet_list_open':
        return { kind: 'list', isOrdered: false, items: this.#items('bullet_list_close') };
      case 'ordered_list_open':
        return { kind: 'list', isOrdered: true, items: this.#items('ordered_list_close') };
      default:
        return this.#refuse(token);
    }
  }

  #items(end: string): readonly (readonly LegalBlock[])[] {
    const items: (readonly LegalBlock[])[] = [];
    for (let token = this.#take(); token !== undefined && token.type !== end; token = this.#take())
      items.push(this.blocks('list_item_close'));
    return items;
  }

  /** Of a heading or a paragraph, with its closing token. */
  #content(): readonly LegalInline[] {
    const inline = this.#take();
    this.#take();
    const parts = new LegalParser(inline?.children ?? []);
    parts.#line = this.#line;
    const content = parts.#inlines();
    this.errors.push(...parts.errors);
    return content;
  }

  #inlines(end?: string): readonly LegalInline[] {
    const inlines: LegalInline[] = [];
    for (let token = this.#take(); token !== undefined && token.type !== end; token = this.#take()) {
      const inline = this.#inline(token);
      if (inline !== undefined) inlines.push(inline);
    }
    return inlines;
  }

  #inline(token: Token): LegalInline | undefined {
    switch (token.type) {
      case 'text':
        return { kind: 'text', text: token.content };
      case 'softbreak':
        return { kind: 'text', text: '\n' };
      case 'hardbreak':
        return { kind: 'break' };
      case 'strong_open':
        return { kind: 'strong', content: this.#inlines('strong_close') };
      case 'em_open':
        return { kind: 'emphasis', content: this.#inlines('em_close') };
      case 'link_open':
        return this.#link(String(token.attrGet('href')));
      default:
        return this.#refuse(token);
    }
  }

  #link(href: string): LegalInline {
    if (!isLegalLink(href)) this.#fail('Invalid input: expected a link to https:, http:, mailto: or tel:');
    return { kind: 'link', href, content: this.#inlines('link_close') };
  }

  #take(): Token | undefined {
    const token = this.#tokens[this.#next++];
    this.#line = token?.map?.[0] ?? this.#line;
    if (token?.level === MAX_LEVEL) this.#fail(`More than ${MAX_LEVEL} levels`);
    return token;
  }

  #refuse({ type, nesting }: Token): undefined {
    if (nesting >= 0) this.#fail(`Invalid input: expected text, received ${NAMES.get(type) ?? type}`);
    return undefined;
  }

  #fail(message: string): void {
    this.errors.push({ line: this.#line, message });
  }
}

const NAMES: ReadonlyMap<string, string> = new Map([
  ['html_block', 'HTML'],
  ['html_inline', 'HTML'],
  ['image', 'a picture'],
  ['code_inline', 'code'],
  ['code_block', 'code'],
  ['fence', 'code'],
  ['blockquote_open', 'a quotation'],
  ['hr', 'a line'],
]);
