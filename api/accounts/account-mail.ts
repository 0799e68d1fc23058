import type { Texts } from '@/domain/ports/texts';
import type { Language } from '@/domain/shared/language';
import { emailHtml, emailText, type Email } from '@api/accounts/account-email';
import type { SettingsStore } from '@api/settings/settings-store';
import type { Mailer } from '@api/mail/mailer';

/** The address and language of an e-mail. */
export interface Recipient {
  readonly email: string;
  readonly language: Language;
}

type TextOf = (key: string, values?: Readonly<Record<string, string>>) => string;

export interface AccountMailDeps {
  readonly mailer: Mailer;
  readonly texts: Texts;
  readonly settings: SettingsStore;
}

/** E-mails to members: links, and notifications of changes to their account. */
export class AccountMail {
  readonly #mailer: Mailer;
  readonly #texts: Texts;

  readonly #settings: SettingsStore;

  constructor({ mailer, texts, settings }: AccountMailDeps) {
    this.#mailer = mailer;
    this.#texts = texts;
    this.#settings = settings;
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

  notifyPasskeyAdded(to: Recipient): Promise<boolean> {
    return this.#send(to, (text) => ({
      subject: text('mail.passkeyAddedSubject'),
      lines: [text('mail.passkeyAddedText'), text('mail.alarm')],
    }));
  }

  notifyEmailChanges(to: Recipient, newEmail: string): Promise<boolean> {
    return this.#send(to, (text) => ({
      subject: text('mail.emailChangeSubject'),
      lines: [text('mail.emailChangeText', { email: newEmail }), text('mail.alarm')],
    }));
  }

  /** To the owner of an address that was entered in a registration although it has an account. */
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

  /** Answers whether the e-mail was sent. */
  async #send(to: Recipient, write: (text: TextOf) => Omit<Email, 'greeting' | 'sender'>): Promise<boolean> {
    await this.#texts.load(to.language);
    const product = (await this.#settings.read())?.name ?? this.#texts.text(to.language, 'product.name');
    const text: TextOf = (key, values = {}) => this.#texts.text(to.language, key, { ...values, product });
    const email = write(text);
    // No name: until the address is confirmed, the name is text chosen by an unknown person.
    const written = { ...email, greeting: text('mail.greeting'), sender: product };
    const sent = await this.#mailer.send({
      to: to.email,
      subject: email.subject,
      text: emailText(written),
      html: emailHtml(written, to.language),
    });
    return sent.ok;
  }
}
