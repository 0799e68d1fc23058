import type { Language } from '@/domain/shared/language';
import { html } from '@api/html/html';
import { mailLink, type MailLink } from '@api/mail/mail-link';
import { mailPage } from '@api/mail/mail-page';

/** The content of an e-mail to a member. */
export interface Email {
  readonly sender: string;
  readonly subject: string;
  readonly greeting: string;
  /** The link follows the first line. */
  readonly lines: readonly string[];
  readonly link?: MailLink;
}

export function emailText({ greeting, lines, link, sender }: Email): string {
  const [first = '', ...others] = lines;
  const parts = [greeting, first, ...(link === undefined ? [] : [link.address]), ...others, sender];
  return `${parts.join('\n\n')}\n`;
}

export function emailHtml({ sender, subject, greeting, lines, link }: Email, language: Language): string {
  const [first = '', ...others] = lines;
  const content = html`<p>${greeting}</p>
    <p>${first}</p>
    ${mailLink(link)} ${others.map((line) => html`<p>${line}</p>`)}`;
  return mailPage({ language, sender, title: subject, content });
}
