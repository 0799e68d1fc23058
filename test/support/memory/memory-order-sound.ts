import type { OrderSound } from '@/domain/ports/order-sound';

/** Counts how often it is played. */
export class MemoryOrderSound implements OrderSound {
  played = 0;
  #isOn = true;

  isOn(): boolean {
    return this.#isOn;
  }

  turn(isOn: boolean): void {
    this.#isOn = isOn;
  }

  play(): void {
    if (this.#isOn) this.played += 1;
  }
}
