import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { createHttpClient, type HttpClient } from '@/adapters/http/create-http-client';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpEvents } from '@/adapters/http/http-events';
import { type ServerTime, reportServerTime } from '@/adapters/http/server-time';
import { ManualClock } from '@test/support/memory/manual-clock';
import type { Clock } from '@/domain/ports/clock';

/** Waits that are over at once, so that a retry takes no time. */
export class ImpatientClock extends ManualClock {
  readonly waits: number[] = [];

  override after(ms: number, work: () => void): () => void {
    this.waits.push(ms);
    const timer = setImmediate(work);
    return () => clearImmediate(timer);
  }
}

export interface TestCalls {
  readonly client: HttpClient;
  readonly calls: HttpCalls;
  readonly events: HttpEvents;
  readonly clock: ImpatientClock;
  readonly times: readonly ServerTime[];
  readonly reporter: RecordingFailureReporter;
}

interface CallsOptions {
  readonly eventsClock?: Clock;
  /** Answers in the place of a server. */
  readonly fetch?: typeof globalThis.fetch;
}

/** The real client and its calls, aimed at a server of the test. */
export function callsTo(
  baseUrl: string,
  { eventsClock = new ManualClock(), fetch }: CallsOptions = {},
): TestCalls {
  const clock = new ImpatientClock();
  const times: ServerTime[] = [];
  const reporter = new RecordingFailureReporter();
  const client = createHttpClient({
    baseUrl,
    ...(fetch !== undefined && { fetch }),
  });
  reportServerTime(client, { clock, reporter, onServerTime: (time) => times.push(time) });
  return {
    client,
    calls: new HttpCalls(client, clock, () => 0.5),
    events: new HttpEvents({ client, clock: eventsClock }),
    clock,
    times,
    reporter,
  };
}
