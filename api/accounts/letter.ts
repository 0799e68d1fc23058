import type { Language } from '@/domain/shared/language';
import { html } from '@api/html/html';

/** What stands in a letter to a member. */
export interface Letter {
  readonly sender: string;
  readonly subject: string;
  readonly greeting: string;
  /** The link comes after the first. */
  readonly lines: readonly string[];
  readonly link?: { readonly label: string; readonly address: string };
}

export function letterText({ greeting, lines, link, sender }: Letter): string {
  const [first = '', ...others] = lines;
  const parts = [greeting, first, ...(link === undefined ? [] : [link.address]), ...others, sender];
  return `${parts.join('\n\n')}\n`;
}

const PAGE = 'background: #fbf4e6; color: #2b1a12; font: 16px/1.5 sans-serif; margin: 0; padding: 16px';
const SHEET = 'background: #fffcf5; border-radius: 16px; margin: 0 auto; max-width: 30em; padding: 24px';
const SENDER = 'color: #c2361a; font-size: 20px; font-weight: bold; margin: 0';
const BUTTON =
  'background: #c2361a; border-radius: 24px; color: #fffaf2; display: inline-block; font-weight: bold; padding: 12px 24px; text-decoration: none';

/** A mail has no stylesheet of ours to link to: its few styles stand in it. */
export function letterPage({ sender, subject, greeting, lines, link }: Letter, language: Language): string {
  const [first = '', ...others] = lines;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="${PAGE}">
        <div style="${SHEET}">
          <p style="${SENDER}">${sender}</p>
          <h1 style="font-size: 22px; line-height: 1.25">${subject}</h1>
          <p>${greeting}</p>
          <p>${first}</p>
          ${link && html`<p style="margin: 24px 0"><a href="${link.address}" style="${BUTTON}">${link.label}</a></p>`}
          ${others.map((line) => html`<p>${line}</p>`)}
        </div>
      </body>
    </html> `.markup;
}
