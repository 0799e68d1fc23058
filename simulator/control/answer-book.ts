import type { SimulatedAnswer, SimulatedCall } from '@simulator/world/api-call';
import type { ProviderEntry } from '@simulator/world/simulated-provider';

/**
 * What a server answered in a world, call by call, and what a provider had in its books: so that the same journeys can
 * be made once more without either. A call that was not made then gets the last answer to the like of it.
 */
export class AnswerBook {
  readonly #answers = new Map<string, SimulatedAnswer[]>();
  readonly #entries = new Map<string, ProviderEntry>();

  write(call: SimulatedCall, answer: SimulatedAnswer): void {
    const place = placeOf(call);
    const body = typeof answer.body === 'string' ? answer.body : '';
    this.#answers.set(place, [...(this.#answers.get(place) ?? []), { ...answer, body }]);
  }

  /** Takes over the books of a provider, as they were before anybody paid. */
  writeEntries(entries: Iterable<ProviderEntry>): void {
    for (const entry of entries)
      this.#entries.set(entry.paymentId, { ...entry, status: 'open', captures: 0 });
  }

  get entries(): ReadonlyMap<string, ProviderEntry> {
    return this.#entries;
  }

  /** Undefined for a call unlike all that were made. */
  read(call: SimulatedCall): SimulatedAnswer | undefined {
    const answers = this.#answers.get(placeOf(call));
    const answer = answers !== undefined && answers.length > 1 ? answers.shift() : answers?.[0];
    const isStream = call.headers['accept'] === 'text/event-stream';
    return isStream && answer !== undefined ? { ...answer, body: endedStream() } : answer;
  }
}

const placeOf = ({ method, path }: SimulatedCall): string => `${method} ${path}`;

const endedStream = (): ReadableStream<Uint8Array> =>
  new ReadableStream({ start: (controller) => controller.close() });
