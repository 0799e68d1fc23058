import { Gate } from '@/adapters/headless/gate';
import type { PositionFailure, PositionSource } from '@/domain/ports/position-source';
import { err, ok, type Result } from '@/domain/shared/result';
import type { Location } from '@/domain/shop/shop';

export class MemoryPositionSource implements PositionSource {
  answer: Result<Location, PositionFailure>;
  asked = 0;
  readonly #gate = new Gate();

  constructor(location?: Location) {
    this.answer = location === undefined ? err({ kind: 'unavailable' }) : ok(location);
  }

  async current(): Promise<Result<Location, PositionFailure>> {
    this.asked += 1;
    await this.#gate.pass();
    return this.answer;
  }

  /** The next request is answered only when the returned function is called. */
  holdNext(): () => void {
    return this.#gate.holdNext();
  }
}
