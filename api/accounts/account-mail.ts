import type { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';
import { emailHtml, emailText, type Email } from '@api/accounts/account-email';
import type { Mailer } from '@api/mail/mailer';

/** Whom a mail is for, and in which words. */
export interface Recipient {
  readonly email: string;
  readonly language: Language;
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

  notifyPasswordChanged(to: Recipient): Promise<boolean> {
    return this.#send(to, (say) => ({
      subject: say('mail.passwordChangedSubject'),
      lines: [say('mail.passwordChangedText'), say('mail.alarm')],
    }));
  }

  notifyEmailChanges(to: Recipient, newEmail: string): Promise<boolean> {
    return this.#send(to, (say) => ({
      subject: say('mail.emailChangeSubject'),
      lines: [say('mail.emailChangeText', { email: newEmail }), say('mail.alarm')],
    }));
  }

  /** To the owner of an address that somebody else, or they themselves, wanted an account for. */
  notifyMember(to: Recipient): Promise<boolean> {
    return this.#send(to, (say) => ({
      subject: say('mail.memberSubject'),
      lines: [say('mail.memberText'), say('mail.ignore')],
    }));
  }

  notifyDeleted(to: Recipient): Promise<boolean> {
    return this.#send(to, (say) => ({
      subject: say('mail.deletedSubject'),
      lines: [say('mail.deletedText')],
    }));
  }

  /** Whether it was sent. */
  async #send(to: Recipient, write: (say: Say) => Omit<Email, 'greeting' | 'sender'>): Promise<boolean> {
    await this.#texts.load(to.language);
    const say: Say = (key, values = {}) => this.#texts.text(to.language, key, { ...values });
    const letter = write(say);
    // Without the name: until an address is confirmed, whoever registered it would be speaking in our letter.
    const written = { ...letter, greeting: say('mail.greeting'), sender: say('product.name') };
    const sent = await this.#mailer.send({
      to: to.email,
      subject: letter.subject,
      text: emailText(written),
      html: emailHtml(written, to.language),
    });
    return sent.ok;
  }
}
