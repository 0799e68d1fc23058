import { formatInstant } from '@/domain/shared/instant';
import { formatLocale, type Language } from '@/domain/shared/language';
import { DEFAULT_TIME_ZONE } from '@/domain/shop/shop';
import { MAILBOX_STYLE } from '@demo/mailbox/mailbox-style';
import { mailboxTexts } from '@demo/mailbox/mailbox-texts';
import { html, type Html } from '@api/html/html';
import type { StoredMail } from '@api/mail/mail-folder';

/** The list of all mail, each a link to itself. */
export function mailboxPage(mails: readonly StoredMail[], language: Language): string {
  const { empty } = mailboxTexts(language);
  return documentOf(
    language,
    mails.length === 0
      ? html`<p class="empty">${empty}</p>`
      : html`<ol>
          ${mails.map((mail) => entryOf(mail, language))}
        </ol>`,
  );
}

/** The answer for a mail that no longer exists. */
export function missingMailPage(language: Language): string {
  const { missing, all } = mailboxTexts(language);
  return documentOf(
    language,
    html`<p class="empty">${missing}</p>
      <p><a class="way" href="/demo-mail/">${all}</a></p>`,
  );
}

function documentOf(language: Language, content: Html): string {
  const { title, explanation, storefront } = mailboxTexts(language);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${MAILBOX_STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${explanation}</p>
          ${content}
          <p><a class="way" href="/">${storefront}</a></p>
        </main>
      </body>
    </html> `.markup;
}

const entryOf = ({ name, to, subject, sentAt }: StoredMail, language: Language): Html =>
  html`<li>
    <a href="/demo-mail/${name}">${subject}</a>
    <small>${mailboxTexts(language).to} ${to}</small>
    <small><time datetime="${formatInstant(sentAt)}">${shownTime(sentAt, language)}</time></small>
  </li> `;

/** By the clock of the chain, wherever the machine stands. */
const shownTime = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(formatLocale(language), {
    timeZone: DEFAULT_TIME_ZONE,
    dateStyle: 'medium',
    timeStyle: 'medium',
  }).format(at);
