import type { Clock } from '@/domain/ports/clock';
import type { FailureReporter } from '@/domain/ports/failure-reporter';
import { formatInstant } from '@/domain/shared/instant';

interface Failure {
  readonly id: string;
  readonly message: string;
}

/** Where failures are sent; undefined where no address is configured. */
export interface FailureService {
  readonly address: string;
  readonly fetch: typeof globalThis.fetch;
  /** The address of the page. */
  readonly pageUrl: () => string;
  readonly clock: Pick<Clock, 'now'>;
}

/** A page that fails in a loop must not flood the failure service. */
const REPORTS_MAX = 20;
const MESSAGE_MAX_CHARS = 4_000;

/**
 * Writes failures to the console and sends the serious ones to the failure service. Source: spec §8, OPEN-23; HAND-09,
 * HAND-10.
 */
export class ConsoleFailureReporter implements FailureReporter {
  readonly #console: Pick<Console, 'error' | 'warn'>;
  readonly #service: FailureService | undefined;
  #sent = 0;

  constructor(console: Pick<Console, 'error' | 'warn'>, service?: FailureService) {
    this.#console = console;
    this.#service = service;
  }

  report(failure: Failure): void {
    this.#console.error(failure.id, failure.message);
    if (this.#service !== undefined && this.#sent < REPORTS_MAX) this.#send(failure, this.#service);
  }

  log(failure: Failure): void {
    this.#console.warn(failure.id, failure.message);
  }

  #send({ id, message }: Failure, { address, fetch, pageUrl, clock }: FailureService): void {
    this.#sent += 1;
    const body = JSON.stringify({
      id,
      message: message.slice(0, MESSAGE_MAX_CHARS),
      url: withoutSecrets(pageUrl()),
      at: formatInstant(clock.now()),
    });
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).catch((error: unknown) => this.#console.warn('lucka:failure-not-sent', String(error)));
  }
}

/** The fragment may contain an order's code, the query a reset code. */
const withoutSecrets = (url: string): string => url.replace(/[?#].*$/s, '');
