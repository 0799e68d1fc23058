import type { Language } from '@/domain/shared/language';
import { html } from '@api/html/html';
import { mailPage } from '@api/mail/mail-page';

/** The content of an e-mail to a member. */
export interface Email {
  readonly sender: string;
  readonly subject: string;
  readonly greeting: string;
  /** The link follows the first line. */
  readonly lines: readonly string[];
  readonly link?: { readonly label: string; readonly address: string };
}

export function emailText({ greeting, lines, link, sender }: Email): string {
  const [first = '', ...others] = lines;
  const parts = [greeting, first, ...(link === undefined ? [] : [link.address]), ...others, sender];
  return `${parts.join('\n\n')}\n`;
}

const BUTTON =
  'background: #c2361a; border-radius: 24px; color: #fffaf2; display: inline-block; font-weight: bold; padding: 12px 24px; text-decoration: none';

export function emailHtml({ sender, subject, greeting, lines, link }: Email, language: Language): string {
  const [first = '', ...others] = lines;
  const content = html`<p>${greeting}</p>
    <p>${first}</p>
    ${link && html`<p style="margin: 24px 0"><a href="${link.address}" style="${BUTTON}">${link.label}</a></p>`}
    ${others.map((line) => html`<p>${line}</p>`)}`;
  return mailPage({ language, sender, title: subject, content });
}
