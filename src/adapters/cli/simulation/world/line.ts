import type { Weather } from '@/adapters/cli/script/step';
import { fateOf } from '@/adapters/cli/simulation/chance';
import type { SimulatedServer } from '@/adapters/cli/simulation/world/simulated-server';
import type { Trace } from '@/adapters/cli/simulation/trace';
import { type Clock, wait } from '@/domain/ports/clock';

type Fetch = typeof globalThis.fetch;

/** A call without an answer after this long has none. As `REQUEST_TIMEOUT_MS`, which a real clock would count. */
const TIMEOUT_MS = 10_000;
const FASTEST_MS = 15;
const SLOWEST_MS = 250;

interface LineParts {
  readonly who: string;
  readonly seed: number;
  readonly clock: Clock;
  readonly server: SimulatedServer;
  readonly trace: Trace;
}

/** What happens to one call. */
interface Fate {
  readonly thereMs: number;
  readonly backMs: number;
  readonly isLost: boolean;
  readonly isAnswerLost: boolean;
  readonly isRepeated: boolean;
  readonly isCorrupted: boolean;
  readonly isRefused: boolean;
  /** From 0 to below 1, for whatever else is to be chosen. */
  readonly chance: number;
}

/** One customer's way to the server. What it does to each call follows from the seed, the call and the moment. */
export class Line {
  weather: Weather = {};
  isOnline = true;
  readonly #parts: LineParts;
  #calls = 0;

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  readonly fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const fate = this.#fateOf(name);
    const started = this.#parts.clock.now();
    const answer = await raceWithAbort(request.signal, this.#travel(request, pathname + search, fate));
    const tookMs = this.#parts.clock.now() - started;
    this.#parts.trace.write(`${this.#parts.who} ${name} ${answer.status} ${tookMs}`);
    return answer;
  };

  async #travel(request: Request, path: string, fate: Fate): Promise<Response> {
    const { clock, server } = this.#parts;
    const body = request.body === null ? undefined : await request.text();
    if (!this.isOnline) throw lost();
    await wait(clock, fate.thereMs);
    if (!this.isOnline || fate.isLost) return this.#giveUp(fate);
    if (fate.isRefused) return refused(fate);
    const call = { method: request.method, path, headers: Object.fromEntries(request.headers), body };
    if (fate.isRepeated) void server.handle(call).catch(() => undefined);
    const answer = await this.#inTime(server.handle(call));
    await wait(clock, fate.backMs);
    if (!this.isOnline || fate.isAnswerLost) return this.#giveUp(fate);
    return fate.isCorrupted ? corrupted(answer, fate) : answer;
  }

  /** Nothing comes back: at once, or only after the longest wait. */
  async #giveUp({ chance, thereMs }: Fate): Promise<never> {
    if (chance < 0.5) throw lost();
    await wait(this.#parts.clock, TIMEOUT_MS - thereMs);
    throw timedOut();
  }

  async #inTime(answer: Promise<Response>): Promise<Response> {
    const { clock } = this.#parts;
    return new Promise<Response>((resolve, reject) => {
      const stop = clock.after(TIMEOUT_MS, () => reject(timedOut()));
      answer.then(resolve, reject).finally(stop);
    });
  }

  #fateOf(name: string): Fate {
    const { seed, who, clock } = this.#parts;
    this.#calls += 1;
    const roll = (what: string): number => fateOf(seed, who, name, clock.now(), this.#calls, what);
    const {
      slowness = 1,
      loses = 0,
      losesAnswers = 0,
      repeats = 0,
      corrupts = 0,
      refuses = 0,
    } = this.weather;
    const pace = (share: number): number =>
      Math.round(slowness * (FASTEST_MS + share * share * (SLOWEST_MS - FASTEST_MS)));
    return {
      thereMs: pace(roll('there')),
      backMs: pace(roll('back')),
      isLost: loses > 0 && roll('lost') < loses,
      isAnswerLost: losesAnswers > 0 && roll('answer lost') < losesAnswers,
      isRepeated: repeats > 0 && roll('repeated') < repeats,
      isCorrupted: corrupts > 0 && roll('corrupted') < corrupts,
      isRefused: refuses > 0 && roll('refused') < refuses,
      chance: roll('chance'),
    };
  }
}

const lost = (): TypeError => new TypeError('fetch failed');

const timedOut = (): Error => Object.assign(new Error('timeout exceeded'), { code: 'ETIMEDOUT' });

/** Something between here and the server answers in its place. */
function refused({ chance }: Fate): Response {
  const status = [500, 502, 503, 429][Math.floor(chance * 4)] ?? 503;
  return new Response('<html>Something is in the way</html>', {
    status,
    headers: { 'content-type': 'text/html' },
  });
}

/** What arrives is cut, or a page that has nothing to do with it. */
async function corrupted(answer: Response, { chance }: Fate): Promise<Response> {
  const { status, headers } = answer;
  if (headers.get('content-type')?.startsWith('text/event-stream') === true) return answer;
  const text = await answer.text();
  const rest =
    chance < 0.5 ? text.slice(0, Math.floor(text.length * chance)) : '<html>Welcome to our network</html>';
  const isWithoutBody = status === 204 || status === 304;
  return new Response(isWithoutBody ? null : rest, { status, headers });
}

function raceWithAbort<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
