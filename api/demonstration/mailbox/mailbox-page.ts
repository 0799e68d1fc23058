import { formatInstant } from '@/domain/shared/instant';
import { formatLocale, type Language } from '@/domain/shared/language';
import { MAILBOX_TEXTS } from '@api/demonstration/mailbox/mailbox-texts';
import { html, type Html } from '@api/html/html';
import type { KeptMail } from '@api/mail/mail-folder';

/** The list of all mail, each a link to itself. */
export function mailboxPage(mails: readonly KeptMail[], language: Language): string {
  const texts = MAILBOX_TEXTS[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${texts.title}</title>
      </head>
      <body style="font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 1rem">
        <main>
          <h1 style="font-size: 1.5rem; line-height: 1.2">${texts.title}</h1>
          <p>${texts.explanation}</p>
          ${mails.length === 0 ? html`<p>${texts.empty}</p>` : listOf(mails, language)}
        </main>
      </body>
    </html> `.markup;
}

const listOf = (mails: readonly KeptMail[], language: Language): Html =>
  html`<ol style="list-style: none; padding: 0">
    ${mails.map((mail) => entryOf(mail, language))}
  </ol>`;

const entryOf = ({ name, to, subject, sentAt }: KeptMail, language: Language): Html =>
  html`<li style="border-top: 1px solid; overflow-wrap: anywhere; padding: 0.5rem 0">
    <a href="/demo-mail/${name}" style="display: block; font-weight: 600; padding: 0.5rem 0">${subject}</a>
    ${MAILBOX_TEXTS[language].to} ${to},
    <time datetime="${formatInstant(sentAt)}">${shownTime(sentAt, language)}</time>
  </li> `;

const shownTime = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
