import { createTransport, type Transporter } from 'nodemailer';
import { err, ok, type Result } from '@/domain/shared/result';
import { mailFailure } from '@api/mail/mail-failure';
import type { Mail, Mailer, MailFailure } from '@api/mail/mailer';

const TIMEOUT_MS = 10_000;

/** Sends by the server of an address such as `smtps://user:password@mail.example.org`. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #report: (error: unknown) => void;

  constructor(options: {
    readonly url: string;
    readonly from: string;
    readonly report: (error: unknown) => void;
  }) {
    this.#from = options.from;
    this.#report = options.report;
    this.#transport = createTransport({
      url: options.url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(mail: Mail): Promise<Result<void, MailFailure>> {
    try {
      await this.#transport.sendMail({ from: this.#from, ...mail });
      return ok(undefined);
    } catch (error) {
      this.#report(mailFailure(error));
      return err({ kind: 'notSent' });
    }
  }
}
