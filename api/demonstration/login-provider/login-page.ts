import type { Language } from '@/domain/shared/language';
import { DEMONSTRATION_PEOPLE } from '@api/demonstration/login-provider/demonstration-people';
import type { ExternalPerson } from '@api/external-login/external-login-provider';
import { html, type Html } from '@api/html/html';

/** The page stands for another company's, which speaks two languages. */
const swedish = {
  notice: 'Demonstration: ingen riktig inloggning',
  title: 'Vem är du?',
  verified: 'Adressen är bekräftad',
  unverified: 'Adressen är inte bekräftad, så luckan släpper inte in',
  cancel: 'Avbryt',
};

const english: typeof swedish = {
  notice: 'Demonstration: no real login',
  title: 'Who are you?',
  verified: 'The address is verified',
  unverified: 'The address is not verified, so the hatch lets nobody in',
  cancel: 'Cancel',
};

/** Where somebody says who they are. Works without script. */
export function loginPage(language: Language): string {
  const isSwedish = language === 'sv';
  const texts = isSwedish ? swedish : english;
  return html`<!doctype html>
    <html lang="${isSwedish ? 'sv' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${texts.title} · Lucka-ID</title>
        <link rel="stylesheet" href="/demo-payment/style.css" />
      </head>
      <body>
        <main>
          <p class="notice">${texts.notice}</p>
          <h1>${texts.title}</h1>
          <form method="post">
            ${DEMONSTRATION_PEOPLE.map((person) => personButton(person, texts))}
            <button class="cancel" name="person" value="">${texts.cancel}</button>
          </form>
        </main>
      </body>
    </html> `.markup;
}

const personButton = (
  { subject, firstName, lastName, email, isEmailVerified }: ExternalPerson,
  texts: typeof swedish,
): Html =>
  html`<button class="choice" name="person" value="${subject}">
    <span>
      <b>${firstName} ${lastName}</b><small>${email}</small
      ><small>${isEmailVerified ? texts.verified : texts.unverified}</small>
    </span>
  </button>`;
