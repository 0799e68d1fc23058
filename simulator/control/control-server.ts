import type { AnswerBook } from '@simulator/control/answer-book';
import type { SimulatedAnswer, SimulatedCall } from '@simulator/world/api-call';
import { type ServerEnvironment, SimulatedServer } from '@simulator/world/simulated-server';

/** The API, writing down what it answers. */
export class RecordedServer extends SimulatedServer {
  readonly #book: AnswerBook;

  constructor(environment: ServerEnvironment, book: AnswerBook) {
    super(environment);
    this.#book = book;
  }

  override async handle(call: SimulatedCall): Promise<SimulatedAnswer | 'lost'> {
    const answer = await super.handle(call);
    if (answer !== 'lost') this.#book.write(call, answer);
    return answer;
  }
}

/** No API at all: it reads out what was written down. */
export class ReadingServer extends SimulatedServer {
  readonly #book: AnswerBook;

  constructor(environment: ServerEnvironment, book: AnswerBook) {
    super(environment);
    this.#book = book;
  }

  override open(): Promise<void> {
    return Promise.resolve();
  }

  override handle(call: SimulatedCall): Promise<SimulatedAnswer | 'lost'> {
    return Promise.resolve(this.#book.read(call) ?? 'lost');
  }

  override move(): Promise<number> {
    return Promise.resolve(0);
  }
}
