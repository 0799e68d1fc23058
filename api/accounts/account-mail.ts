import type { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';
import { emailHtml, emailText, type Email } from '@api/accounts/account-email';
import type { Mailer } from '@api/mail/mailer';

/** Whom a mail is for, and in which words. */
export interface Recipient {
  readonly email: string;
  readonly language: Language;
}

type TextOf = (key: string, values?: Readonly<Record<string, string>>) => string;

/** What members are written about: links that only who reads their mail can follow, and notices of what was done. */
export class AccountMail {
  readonly #mailer: Mailer;
  readonly #texts: Texts;

  constructor({ mailer, texts }: { readonly mailer: Mailer; readonly texts: Texts }) {
    this.#mailer = mailer;
    this.#texts = texts;
  }

  confirm(to: Recipient, address: string): Promise<boolean> {
    return this.#send(to, (text) => ({
      subject: text('mail.confirmSubject'),
      lines: [text('mail.confirmText'), text('mail.validOneDay'), text('mail.ignore')],
      link: { label: text('mail.confirmLink'), address },
    }));
  }

  confirmNewEmail(to: Recipient, address: string): Promise<boolean> {
    return this.#send(to, (text) => ({
      subject: text('mail.newEmailSubject'),
      lines: [text('mail.newEmailText'), text('mail.validOneDay'), text('mail.ignore')],
      link: { label: text('mail.confirmLink'), address },
    }));
  }

  reset(to: Recipient, address: string): Promise<boolean> {
    return this.#send(to, (text) => ({
      subject: text('mail.resetSubject'),
      lines: [text('mail.resetText'), text('mail.validOneDay'), text('mail.ignore')],
      link: { label: text('mail.resetLink'), address },
    }));
  }

  notifyPasswordChanged(to: Recipient): Promise<boolean> {
    return this.#send(to, (text) => ({
      subject: text('mail.passwordChangedSubject'),
      lines: [text('mail.passwordChangedText'), text('mail.alarm')],
    }));
  }

  notifyEmailChanges(to: Recipient, newEmail: string): Promise<boolean> {
    return this.#send(to, (text) => ({
      subject: text('mail.emailChangeSubject'),
      lines: [text('mail.emailChangeText', { email: newEmail }), text('mail.alarm')],
    }));
  }

  /** To the owner of an address that somebody else, or they themselves, wanted an account for. */
  notifyMember(to: Recipient): Promise<boolean> {
    return this.#send(to, (text) => ({
      subject: text('mail.memberSubject'),
      lines: [text('mail.memberText'), text('mail.ignore')],
    }));
  }

  notifyDeleted(to: Recipient): Promise<boolean> {
    return this.#send(to, (text) => ({
      subject: text('mail.deletedSubject'),
      lines: [text('mail.deletedText')],
    }));
  }

  /** Whether it was sent. */
  async #send(to: Recipient, write: (text: TextOf) => Omit<Email, 'greeting' | 'sender'>): Promise<boolean> {
    await this.#texts.load(to.language);
    const text: TextOf = (key, values = {}) => this.#texts.text(to.language, key, { ...values });
    const email = write(text);
    // Without the name: until an address is confirmed, whoever registered it would be speaking in our email.
    const written = { ...email, greeting: text('mail.greeting'), sender: text('product.name') };
    const sent = await this.#mailer.send({
      to: to.email,
      subject: email.subject,
      text: emailText(written),
      html: emailHtml(written, to.language),
    });
    return sent.ok;
  }
}
