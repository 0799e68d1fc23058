import type { Result } from '@/domain/shared/result';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type MailFailure = { readonly kind: 'notSent' };

/** Sends e-mail. */
export interface Mailer {
  send(mail: Mail): Promise<Result<void, MailFailure>>;
}
