import type { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';
import { html } from '@api/html/html';
import type { Mailer } from '@api/mail/mailer';

/** Whom a mail is for, and in which words. */
export interface Recipient {
  readonly email: string;
  readonly language: Language;
}

interface AccountLetter {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link?: { readonly label: string; readonly address: string };
}

type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

/** What members are written about: links that only who reads their mail can follow, and notices of what was done. */
export class AccountMail {
  readonly #mailer: Mailer;
  readonly #texts: Texts;

  constructor({ mailer, texts }: { readonly mailer: Mailer; readonly texts: Texts }) {
    this.#mailer = mailer;
    this.#texts = texts;
  }

  confirm(to: Recipient, address: string): Promise<boolean> {
    return this.#send(to, (say) => ({
      subject: say('mail.confirmSubject'),
      lines: [say('mail.confirmText'), say('mail.validOneDay'), say('mail.ignore')],
      link: { label: say('mail.confirmLink'), address },
    }));
  }

  confirmNewEmail(to: Recipient, address: string): Promise<boolean> {
    return this.#send(to, (say) => ({
      subject: say('mail.newEmailSubject'),
      lines: [say('mail.newEmailText'), say('mail.validOneDay'), say('mail.ignore')],
      link: { label: say('mail.confirmLink'), address },
    }));
  }

  reset(to: Recipient, address: string): Promise<boolean> {
    return this.#send(to, (say) => ({
      subject: say('mail.resetSubject'),
      lines: [say('mail.resetText'), say('mail.validOneDay'), say('mail.ignore')],
      link: { label: say('mail.resetLink'), address },
    }));
  }

  tellPasswordChanged(to: Recipient): Promise<boolean> {
    return this.#send(to, (say) => ({
      subject: say('mail.passwordChangedSubject'),
      lines: [say('mail.passwordChangedText'), say('mail.alarm')],
    }));
  }

  tellEmailChanges(to: Recipient, newEmail: string): Promise<boolean> {
    return this.#send(to, (say) => ({
      subject: say('mail.emailChangeSubject'),
      lines: [say('mail.emailChangeText', { email: newEmail }), say('mail.alarm')],
    }));
  }

  /** To the owner of an address that somebody else, or they themselves, wanted an account for. */
  tellMember(to: Recipient): Promise<boolean> {
    return this.#send(to, (say) => ({
      subject: say('mail.memberSubject'),
      lines: [say('mail.memberText'), say('mail.ignore')],
    }));
  }

  tellDeleted(to: Recipient): Promise<boolean> {
    return this.#send(to, (say) => ({
      subject: say('mail.deletedSubject'),
      lines: [say('mail.deletedText')],
    }));
  }

  /** Whether it was sent. */
  async #send(to: Recipient, write: (say: Say) => AccountLetter): Promise<boolean> {
    await this.#texts.load(to.language);
    const say: Say = (key, values = {}) => this.#texts.text(to.language, key, { ...values });
    const letter = write(say);
    // Without the name: until an address is confirmed, whoever registered it would be speaking in our letter.
    const greeting = say('mail.greeting');
    const sent = await this.#mailer.send({
      to: to.email,
      subject: letter.subject,
      text: textOf(letter, greeting),
      html: pageOf(letter, greeting, to.language),
    });
    return sent.ok;
  }
}

function textOf({ lines, link }: AccountLetter, greeting: string): string {
  const [first = '', ...others] = lines;
  const parts = [greeting, first, ...(link === undefined ? [] : [link.address]), ...others];
  return `${parts.join('\n\n')}\n`;
}

/** A mail has no stylesheet of ours to link to: its few styles stand in it. */
function pageOf({ subject, lines, link }: AccountLetter, greeting: string, language: Language): string {
  const [first = '', ...others] = lines;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="font: 16px/1.5 sans-serif; margin: 0 auto; max-width: 32em; padding: 16px">
        <h1 style="font-size: 20px">${subject}</h1>
        <p>${greeting}</p>
        <p>${first}</p>
        ${link && html`<p><a href="${link.address}" style="font-weight: bold">${link.label}</a></p>`}
        ${others.map((line) => html`<p>${line}</p>`)}
      </body>
    </html> `.markup;
}
