import type { PushSender } from '@api/push/push-sender';
import type { Tracer } from '@api/tracing/tracer';

/** A span for each message to a browser, whose address identifies a person and is not recorded. */
export const tracedPushSender = (sender: PushSender, tracer: Tracer): PushSender => ({
  publicKey: sender.publicKey,
  accepts: (address) => sender.accepts(address),
  send: (address, message) =>
    tracer.trace(
      { name: 'push send', kind: 'call' },
      () => sender.send(address, message),
      (outcome) => ({ 'lucka.outcome': outcome }),
    ),
});
