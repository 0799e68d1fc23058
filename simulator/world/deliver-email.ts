import type { Trace } from '@simulator/trace/trace';
import type { AnsweredCall } from '@simulator/world/api-call';
import type { SimulatedServer } from '@simulator/world/simulated-server';
import { type Clock, wait } from '@/domain/ports/clock';
import { NOTIFICATION_PATH } from '@api/payments/notification-path';
import { SIGNATURE_HEADER } from '@api/payments/notification-signature';

/** A notification as it goes over the wire. */
export interface Email {
  readonly body: string;
  readonly signature: string | undefined;
}

/** What a notification needs on its way. */
export interface Delivery {
  readonly clock: Clock;
  readonly server: SimulatedServer;
  readonly trace: Trace;
  readonly observe: (answered: AnsweredCall) => void;
}

const TIMEOUT_MS = 10_000;

/** Resolves with the server's status; undefined where the server is down or is killed meanwhile. */
export async function deliverEmail(
  { clock, server, trace, observe }: Delivery,
  id: string,
  { body, signature }: Email,
): Promise<number | undefined> {
  const headers = {
    'content-type': 'application/json',
    ...(signature !== undefined && { [SIGNATURE_HEADER]: signature }),
  };
  const call = { method: 'POST', path: NOTIFICATION_PATH, headers, body };
  const [began, answered] = [clock.now(), new AbortController()];
  const silence = wait(clock, TIMEOUT_MS, answered.signal).then(() => 'lost' as const);
  const answer = await Promise.race([server.handle(call), silence]);
  answered.abort();
  trace.write(`notification ${id} ${answer === 'lost' ? answer : answer.status}`);
  if (answer === 'lost') return undefined;
  observe({ kind: 'answered', call, answer, tookMs: clock.now() - began });
  return answer.status;
}
