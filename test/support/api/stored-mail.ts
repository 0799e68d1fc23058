import { err, ok, type Result } from '@/domain/shared/result';
import type { Mail, Mailer, MailFailure } from '@api/mail/mailer';

/** Collects e-mails instead of sending them; can be set to fail. */
export class StoredMail implements Mailer {
  readonly sent: Mail[] = [];
  isFailing = false;

  send(mail: Mail): Promise<Result<void, MailFailure>> {
    if (this.isFailing) return Promise.resolve(err({ kind: 'notSent' }));
    this.sent.push(mail);
    return Promise.resolve(ok(undefined));
  }
}
