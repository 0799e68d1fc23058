import type { Clock } from '@/domain/ports/clock';
import type { Instant } from '@/domain/shared/instant';
import type { Catalogue } from '@api/catalogue/catalogue';

const MINUTE_MS = 60_000;

interface PublishedVersionDeps {
  readonly clock: Clock;
  /** Undefined where changes are not announced. */
  readonly catalogue?: Pick<Catalogue, 'versionAt' | 'knownVersionAt'> | undefined;
}

/** Names what is published now. Another one each minute, since shops open and close. */
export class PublishedVersion {
  readonly #deps: PublishedVersionDeps;

  constructor(deps: PublishedVersionDeps) {
    this.#deps = deps;
  }

  async current(): Promise<string> {
    const { clock, catalogue } = this.#deps;
    const now = clock.now();
    return inMinute(now, (await catalogue?.versionAt(now)) ?? '');
  }

  /** Undefined where that takes more than a look into memory. */
  known(): string | undefined {
    const { clock, catalogue } = this.#deps;
    const now = clock.now();
    const version = catalogue?.knownVersionAt(now);
    return version === undefined ? undefined : inMinute(now, version);
  }
}

const inMinute = (now: Instant, version: string): string => `${Math.floor(now / MINUTE_MS)} ${version}`;
