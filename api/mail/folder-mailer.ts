import { createTransport } from 'nodemailer';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { formatInstant } from '@/domain/shared/instant';
import { err, ok, type Result } from '@/domain/shared/result';
import { mailFailure } from '@api/mail/mail-failure';
import type { MailFolder } from '@api/mail/mail-folder';
import type { Mail, Mailer, MailFailure } from '@api/mail/mailer';

interface FolderMailerOptions {
  readonly folder: MailFolder;
  readonly from: string;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly report: (error: unknown) => void;
}

/** Writes mail into a folder instead of sending it. */
export class FolderMailer implements Mailer {
  readonly #options: FolderMailerOptions;
  readonly #transport = createTransport({ streamTransport: true, buffer: true });

  constructor(options: FolderMailerOptions) {
    this.#options = options;
  }

  async send(mail: Mail): Promise<Result<void, MailFailure>> {
    const { folder, from, report } = this.#options;
    try {
      const sent = await this.#transport.sendMail({ from, ...mail });
      const eml = Buffer.isBuffer(sent.message) ? sent.message : Buffer.alloc(0);
      await folder.save(this.#name(), { ...mail, eml });
      return ok(undefined);
    } catch (error) {
      report(mailFailure(error));
      return err({ kind: 'notSent' });
    }
  }

  /** In sending order, and unique. */
  #name(): string {
    const { clock, randomness } = this.#options;
    return `${formatInstant(clock.now()).replaceAll(/[:.]/g, '-')}-${randomness.token(48)}`;
  }
}
