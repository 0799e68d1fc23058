import type { NetworkProfile, WorldEvent } from '@/adapters/recording/step';
import { fateOf } from '@simulator/random/chance';
import { SIMULATED_ORIGIN } from '@simulator/world/addresses';
import type { Tally } from '@simulator/trace/tally';
import type { AnsweredCall, SimulatedAnswer } from '@simulator/world/api-call';
import type { SimulatedServer } from '@simulator/world/simulated-server';
import type { Trace } from '@simulator/trace/trace';
import { PROBLEM_CONTENT_TYPE } from '@/adapters/contract/problem';
import { Cookies } from '@/adapters/http/cookie-jar';
import type {
  DirectResponse,
  DirectCall,
  DirectFailure,
  DirectTransport,
} from '@/adapters/http/direct-adapter';
import { type Clock, wait } from '@/domain/ports/clock';

/** A call without an answer after this long has none. As `REQUEST_TIMEOUT_MS`, which a real clock would count. */
const TIMEOUT_MS = 10_000;
const FASTEST_MS = 15;
const SLOWEST_MS = 250;

type PlannedAnswer = Extract<WorldEvent, { readonly do: 'answer' }>;

interface ConnectionDeps {
  readonly who: string;
  readonly seed: number;
  readonly clock: Clock;
  readonly server: SimulatedServer;
  readonly trace: Trace;
  /** The faults that calls have met. */
  readonly faults: Tally;
  readonly observe: (answered: AnsweredCall) => void;
}

type Answering = Promise<SimulatedAnswer | 'lost'>;

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

/**
 * One browser's connection to the server, with its cookies. The fate of each call follows from the seed, the call and
 * the moment.
 */
export class NetworkConnection {
  networkProfile: NetworkProfile = {};
  isOnline = true;
  readonly cookies = new Cookies();
  readonly #deps: ConnectionDeps;
  readonly #planned: PlannedAnswer[] = [];
  #calls = 0;

  constructor(deps: ConnectionDeps) {
    this.#deps = deps;
  }

  readonly go: DirectTransport = async (call) => {
    const { clock, trace, who } = this.#deps;
    const started = clock.now();
    const answer = await this.#travel(call, this.#fateOf(call));
    const word = typeof answer === 'string' ? answer : answer.status;
    trace.write(`${who} ${call.method} ${call.path} ${word} ${clock.now() - started}`);
    return answer;
  };

  /** Makes the next such call end with this answer. */
  planAnswer(answer: PlannedAnswer): void {
    this.#planned.push(answer);
  }

  async #travel(call: DirectCall, fate: Fate): Promise<DirectResponse | DirectFailure> {
    const { clock, server } = this.#deps;
    if (!this.isOnline) return this.#meet('no network', 'lost');
    const planned = this.#takePlanned(call);
    await wait(clock, fate.thereMs);
    if (planned !== undefined && planned.fate !== 'damaged')
      return this.#meet('answer as planned', await this.#asPlanned(planned.fate, fate));
    if (!this.isOnline || fate.isLost) return this.#meet('call lost', await this.#giveUp(fate));
    if (fate.isRefused) return this.#meet('call refused on the way', refused(fate));
    const sent = { ...call, headers: this.#headersOf(call) };
    if (fate.isRepeated) void this.#meet('call repeated', server.handle(sent));
    const answer = await this.#inTime(this.#received(call, server.handle(sent)));
    if (answer === 'lost' || answer === 'timedOut') return this.#meet('server away', answer);
    await wait(clock, fate.backMs);
    if (!this.isOnline || fate.isAnswerLost) return this.#meet('answer lost', await this.#giveUp(fate));
    for (const cookie of answer.cookies) this.cookies.store(cookie);
    return fate.isCorrupted || planned !== undefined
      ? this.#meet('answer damaged', corrupted(answer, fate))
      : answer;
  }

  async #received(call: DirectCall, asked: Answering): Answering {
    const { clock, observe } = this.#deps;
    const began = clock.now();
    const answer = await asked;
    if (answer !== 'lost') observe({ kind: 'answered', call, answer, tookMs: clock.now() - began });
    return answer;
  }

  #takePlanned(call: DirectCall): PlannedAnswer | undefined {
    const index = this.#planned.findIndex((each) => isFor(each, call));
    return index < 0 ? undefined : this.#planned.splice(index, 1)[0];
  }

  async #asPlanned(
    planned: Exclude<PlannedAnswer['fate'], 'damaged'>,
    { thereMs }: Fate,
  ): Promise<DirectResponse | DirectFailure> {
    if (planned === 'timedOut') await wait(this.#deps.clock, TIMEOUT_MS - thereMs);
    return typeof planned === 'string' ? planned : refusal(planned);
  }

  #meet<Outcome>(fault: string, outcome: Outcome): Outcome {
    this.#deps.faults.add(fault);
    return outcome;
  }

  #headersOf({ headers }: DirectCall): DirectCall['headers'] {
    const cookie = this.cookies.text();
    return { ...headers, origin: SIMULATED_ORIGIN, ...(cookie !== '' && { cookie }) };
  }

  /** Nothing comes back: at once, or only after the longest wait. */
  async #giveUp({ chance, thereMs }: Fate): Promise<DirectFailure> {
    if (chance < 0.5) return 'lost';
    await wait(this.#deps.clock, TIMEOUT_MS - thereMs);
    return 'timedOut';
  }

  #inTime<Answer>(answer: Promise<Answer>): Promise<Answer | 'timedOut'> {
    return new Promise((resolve) => {
      const stop = this.#deps.clock.after(TIMEOUT_MS, () => resolve('timedOut'));
      void answer.then((value) => {
        stop();
        resolve(value);
      });
    });
  }

  #fateOf({ method, path }: DirectCall): Fate {
    const { seed, who, clock } = this.#deps;
    this.#calls += 1;
    const roll = (what: string): number => fateOf(seed, who, method, path, clock.now(), this.#calls, what);
    const meets = (what: string, share = 0): boolean => share > 0 && roll(what) < share;
    const { slowness = 1, loses, losesAnswers, repeats, corrupts, refuses } = this.networkProfile;
    const pace = (share: number): number =>
      Math.round(slowness * (FASTEST_MS + share * share * (SLOWEST_MS - FASTEST_MS)));
    return {
      thereMs: pace(roll('there')),
      backMs: pace(roll('back')),
      isLost: meets('lost', loses),
      isAnswerLost: meets('answer lost', losesAnswers),
      isRepeated: meets('repeated', repeats),
      isCorrupted: meets('corrupted', corrupts),
      isRefused: meets('refused', refuses),
      chance: roll('chance'),
    };
  }
}

const isFor = (planned: PlannedAnswer, { method, path }: DirectCall): boolean => {
  const [wanted, called] = [planned.path.split('/'), path.replace(/[?#].*/, '').split('/')];
  const isSame = (word: string, at: number): boolean => word === '*' || word === called[at];
  return method === planned.method && wanted.length === called.length && wanted.every(isSame);
};

const refusal = ({
  status,
  retryAfter,
  errors = [],
  ...problem
}: Exclude<PlannedAnswer['fate'], string>): DirectResponse => ({
  status,
  headers: {
    'content-type': PROBLEM_CONTENT_TYPE,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  },
  body: JSON.stringify({ ...problem, status, errors: Object.fromEntries(errors.map((code) => [code, []])) }),
});

/** Something between here and the server answers in its place. */
const refused = ({ chance }: Fate): DirectResponse => ({
  status: [500, 502, 503, 429][Math.floor(chance * 4)] ?? 503,
  headers: { 'content-type': 'text/html' },
  body: '<html>Something is in the way</html>',
});

/** What arrives is cut, or a page that has nothing to do with it. */
function corrupted(answer: DirectResponse, { chance }: Fate): DirectResponse {
  const { body } = answer;
  if (typeof body !== 'string') return answer;
  const isCut = chance < 0.5;
  return {
    ...answer,
    body: isCut ? body.slice(0, Math.floor(body.length * chance)) : '<html>Welcome to our network</html>',
  };
}
