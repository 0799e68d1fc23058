import {
  TELEMETRY_BATCH_MAX,
  TELEMETRY_BATCH_WAIT_MS,
  TELEMETRY_ID_CHARS,
  TELEMETRY_SAMPLING_PERCENT,
  TELEMETRY_SESSION_EXPIRY_MS,
  TELEMETRY_SESSION_RENEWAL_MS,
  TELEMETRY_USER_COOKIE,
  TELEMETRY_USER_COOKIE_SECONDS,
} from '@/adapters/browser/telemetry-defaults';
import type { Clock, Disposer } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { formatInstant, type Instant } from '@/domain/shared/instant';

/** What telemetry needs from its environment. */
export interface TelemetryDeps {
  readonly send: (body: string) => void;
  readonly cookies: { read(): string; write(cookie: string): void };
  readonly clock: Clock;
  readonly randomness: Randomness;
}

interface TelemetrySession {
  readonly id: string;
  readonly startedAt: Instant;
  readonly lastSeenAt: Instant;
}

const USER_ID = new RegExp(`(?:^|; )${TELEMETRY_USER_COOKIE}=([A-Za-z0-9_-]{${TELEMETRY_ID_CHARS}})(?:;|$)`);

/** Sends page views in batches. Paths go without query and fragment, which may contain secrets. */
export class BatchedTelemetry {
  readonly #deps: TelemetryDeps;
  readonly #userId: string;
  readonly #isSampled: boolean;
  #session: TelemetrySession | undefined;
  #batch: readonly object[] = [];
  #stopTimer: Disposer | undefined;

  constructor(deps: TelemetryDeps, random: () => number = Math.random) {
    this.#deps = deps;
    this.#isSampled = random() * 100 < TELEMETRY_SAMPLING_PERCENT;
    this.#userId = this.#rememberUser();
  }

  pageView({ name, path }: { readonly name: string; readonly path: string }): void {
    if (!this.#isSampled) return;
    const at = this.#deps.clock.now();
    this.#session = this.#sessionAt(at);
    this.#batch = [
      ...this.#batch,
      {
        name,
        path: path.replace(/[?#].*$/s, ''),
        at: formatInstant(at),
        session: this.#session.id,
        user: this.#userId,
      },
    ];
    if (this.#batch.length >= TELEMETRY_BATCH_MAX) this.flush();
    else this.#stopTimer ??= this.#deps.clock.after(TELEMETRY_BATCH_WAIT_MS, () => this.flush());
  }

  /** Sends the pending views, as when the page is left. */
  flush(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    if (this.#batch.length > 0) this.#deps.send(JSON.stringify(this.#batch));
    this.#batch = [];
  }

  /** Discards the pending views. */
  discard(): void {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    this.#batch = [];
  }

  #sessionAt(at: Instant): TelemetrySession {
    const session = this.#session;
    const isOver =
      session === undefined ||
      at - session.startedAt >= TELEMETRY_SESSION_EXPIRY_MS ||
      at - session.lastSeenAt >= TELEMETRY_SESSION_RENEWAL_MS;
    return isOver ? { id: this.#newId(), startedAt: at, lastSeenAt: at } : { ...session, lastSeenAt: at };
  }

  #rememberUser(): string {
    const { cookies } = this.#deps;
    const id = USER_ID.exec(cookies.read())?.[1] ?? this.#newId();
    cookies.write(
      `${TELEMETRY_USER_COOKIE}=${id}; Path=/; Max-Age=${TELEMETRY_USER_COOKIE_SECONDS}; SameSite=Lax; Secure`,
    );
    return id;
  }

  #newId(): string {
    return this.#deps.randomness.token(TELEMETRY_ID_CHARS * 6).slice(0, TELEMETRY_ID_CHARS);
  }
}
