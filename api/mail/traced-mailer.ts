import type { Mailer } from '@api/mail/mailer';
import type { Tracer } from '@api/tracing/tracer';

/** A span for each email, which says nothing about it. */
export const tracedMailer = (mailer: Mailer, tracer: Tracer): Mailer => ({
  send: (mail) =>
    tracer.trace(
      { name: 'mail send', kind: 'call' },
      () => mailer.send(mail),
      (sent) => ({ 'lucka.outcome': sent.ok ? 'sent' : sent.error.kind }),
    ),
});
