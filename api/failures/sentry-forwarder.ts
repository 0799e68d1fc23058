import type { Clock } from '@/domain/ports/clock';
import { addMs, formatInstant, type Instant } from '@/domain/shared/instant';
import type { Failure, ReportFailure } from '@api/failures/failure';
import { sentryExceptions } from '@api/failures/sentry-event';
import type { SentrySettings } from '@api/failures/sentry-settings';
import type { SourceMaps } from '@api/failures/source-maps';

export interface SentryForwarderDeps {
  readonly settings: SentrySettings;
  /** Of the program: `lucka@0.1.0+a1b2c3d`. */
  readonly release: string;
  readonly maps: Pick<SourceMaps, 'original'>;
  readonly clock: Clock;
  /** 32 hexadecimal digits, different for each event. */
  readonly newEventId: () => string;
  /** Gets the first failure to deliver since one was delivered. */
  readonly report: (error: unknown) => void;
}

const MINUTE_MS = 60_000;
const EVENTS_A_MINUTE = 30;
const SENDING_MAX = 5;
const ANSWER_LIMIT_MS = 5_000;
const PAUSE_MAX_SECONDS = 3_600;
const TOO_MANY_REQUESTS = 429;

/**
 * Forwards failures to a server that understands Sentry's envelopes. What exceeds 30 in a minute or 5 at once is left
 * to the log, as is everything while the server does not answer. Source: develop.sentry.dev, Envelopes.
 */
export class SentryForwarder {
  readonly #deps: SentryForwarderDeps;
  #minuteEndsAt: Instant;
  #sentInMinute = 0;
  readonly #sending = new Set<Promise<void>>();
  #isFailing = false;

  constructor(deps: SentryForwarderDeps) {
    this.#deps = deps;
    this.#minuteEndsAt = deps.clock.now();
  }

  readonly forward: ReportFailure = (failure) => {
    if (!this.#admits()) return;
    const sending = this.#send(failure)
      .then(
        () => void (this.#isFailing = false),
        (error: unknown) => this.#noteFailure(error),
      )
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  };

  /** Resolves when nothing is being sent any more. */
  async delivered(): Promise<void> {
    await Promise.all(this.#sending);
  }

  #admits(): boolean {
    const now = this.#deps.clock.now();
    if (now >= this.#minuteEndsAt) {
      this.#minuteEndsAt = addMs(now, MINUTE_MS);
      this.#sentInMinute = 0;
    }
    if (this.#sentInMinute >= EVENTS_A_MINUTE || this.#sending.size >= SENDING_MAX) return false;
    this.#sentInMinute += 1;
    return true;
  }

  async #send(failure: Failure): Promise<void> {
    const { settings } = this.#deps;
    const response = await fetch(settings.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=lucka, sentry_key=${settings.publicKey}`,
      },
      body: await this.#envelopeOf(failure),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    await response.body?.cancel();
    if (response.status === TOO_MANY_REQUESTS) this.#pause(Number(response.headers.get('retry-after')));
    if (!response.ok) throw new Error(`The receiver of failures answered ${response.status}`);
  }

  /** Three lines of JSON: whom the envelope is about, what is in it, the event. */
  async #envelopeOf(failure: Failure): Promise<string> {
    const { settings, release, maps, clock, newEventId } = this.#deps;
    const at = formatInstant(clock.now());
    const { from, code, route, requestId } = failure;
    const event = {
      event_id: newEventId(),
      timestamp: at,
      platform: from === 'browser' ? 'javascript' : 'node',
      level: 'error',
      ...{ release, environment: settings.environment },
      ...(route !== undefined && { transaction: route }),
      tags: { from, code, ...(requestId !== undefined && { request_id: requestId }) },
      exception: { values: await sentryExceptions(failure, maps) },
    };
    const lines = [{ event_id: event.event_id, sent_at: at }, { type: 'event' }, event];
    return lines.map((line) => JSON.stringify(line)).join('\n');
  }

  #pause(seconds: number): void {
    const wait = Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, PAUSE_MAX_SECONDS) : 60;
    this.#sentInMinute = EVENTS_A_MINUTE;
    this.#minuteEndsAt = addMs(this.#deps.clock.now(), wait * 1000);
  }

  #noteFailure(error: unknown): void {
    if (!this.#isFailing) this.#deps.report(error);
    this.#isFailing = true;
  }
}
