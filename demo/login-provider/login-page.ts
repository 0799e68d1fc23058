import type { Language } from '@/domain/shared/language';
import { DEMONSTRATION_PEOPLE } from '@demo/login-provider/demonstration-people';
import { loginTexts, type LoginTexts } from '@demo/login-provider/login-texts';
import type { ExternalPerson } from '@api/external-login/external-login-provider';
import { html, type Html } from '@api/html/html';

/** The page on which a person chooses who to log in as. Works without script. */
export function loginPage(language: Language): string {
  const texts = loginTexts(language);
  return html`<!doctype html>
    <html lang="${language}">
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
  texts: LoginTexts,
): Html =>
  html`<button class="choice" name="person" value="${subject}">
    <span>
      <b>${firstName} ${lastName}</b><small>${email}</small
      ><small>${isEmailVerified ? texts.verified : texts.unverified}</small>
    </span>
  </button>`;
