import type { Language } from '@/domain/shared/language';
import { html, type Html } from '@api/html/html';

export interface MailPage {
  readonly language: Language;
  readonly sender: string;
  readonly title: string;
  readonly content: Html;
}

const PAGE = 'background: #fbf4e6; color: #2b1a12; font: 16px/1.5 sans-serif; margin: 0; padding: 16px';
const SHEET = 'background: #fffcf5; border-radius: 16px; margin: 0 auto; max-width: 30em; padding: 24px';
const SENDER = 'color: #c2361a; font-size: 20px; font-weight: bold; margin: 0';

/** The layout of all e-mails, with inline styles. */
export const mailPage = ({ language, sender, title, content }: MailPage): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body style="${PAGE}">
        <div style="${SHEET}">
          <p style="${SENDER}">${sender}</p>
          <h1 style="font-size: 22px; line-height: 1.25">${title}</h1>
          ${content}
        </div>
      </body>
    </html> `.markup;
