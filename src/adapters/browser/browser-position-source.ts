import type { Clock } from '@/domain/ports/clock';
import type { PositionFailure, PositionSource } from '@/domain/ports/position-source';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Location } from '@/domain/shop/shop';

export const POSITION_TIMEOUT_MS = 5_000;
export const POSITION_MAX_AGE_MS = 60_000;

type Answer = Result<Location, PositionFailure>;

const PERMISSION_DENIED = 1;
const TIMEOUT = 3;

/**
 * The browser's position. Has a timer of its own, because the browser's timeout begins only when the visitor answers
 * the permission question, which some never do. Source: spec §9; GEO-03 to GEO-05.
 */
export class BrowserPositionSource implements PositionSource {
  readonly #geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined;
  readonly #clock: Clock;

  /** `geolocation` is missing without a secure origin. */
  constructor(geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined, clock: Clock) {
    this.#geolocation = geolocation;
    this.#clock = clock;
  }

  current(): Promise<Answer> {
    return new Promise((resolve) => {
      const stop = this.#clock.after(POSITION_TIMEOUT_MS, () => resolve(err({ kind: 'timedOut' })));
      this.#ask((answer) => {
        stop();
        resolve(answer);
      });
    });
  }

  #ask(answer: (answer: Answer) => void): void {
    if (this.#geolocation === undefined) return answer(err({ kind: 'unavailable' }));
    try {
      this.#geolocation.getCurrentPosition(
        (position) => answer(toLocation(position.coords)),
        (error) => answer(err({ kind: failureKind(error.code) })),
        {
          timeout: POSITION_TIMEOUT_MS,
          maximumAge: POSITION_MAX_AGE_MS,
          enableHighAccuracy: false,
        },
      );
    } catch {
      answer(err({ kind: 'unavailable' }));
    }
  }
}

function toLocation({ latitude, longitude }: GeolocationCoordinates): Answer {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? ok({ latitude, longitude }) : err({ kind: 'unavailable' });
}

function failureKind(code: number): PositionFailure['kind'] {
  if (code === PERMISSION_DENIED) return 'denied';
  return code === TIMEOUT ? 'timedOut' : 'unavailable';
}
