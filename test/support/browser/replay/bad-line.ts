import { setTimeout as pass } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import type { Fate, NetworkProfile, WorldEvent } from '@/adapters/recording/step';
import { fateOf } from '@simulator/random/chance';
import { PROBLEM_CONTENT_TYPE } from '@/adapters/contract/problem';

type Ordained = Extract<WorldEvent, { readonly do: 'answer' }>;

const CALLS = '**/api/**';
/** Longer than the storefront waits for an answer. */
const TOO_LONG_MS = 11_000;
/** On a busy machine. */
const IDLE_MS = 20_000;
/** The usual duration of a call in a simulation. */
const USUAL_MS = 60;

/** A browser's connection to the server, on which calls are lost, delayed, repeated, damaged and refused. */
export class BadLine {
  readonly #context: BrowserContext;
  readonly #seed: number;
  readonly #who: string;
  #networkProfile: NetworkProfile = {};
  #isRouted = false;
  #calls = 0;
  readonly #ordained: Ordained[] = [];

  constructor(context: BrowserContext, seed: number, who: string) {
    this.#context = context;
    this.#seed = seed;
    this.#who = who;
  }

  /** The faults of calls from now on; none with `{}`. */
  async turn(networkProfile: NetworkProfile): Promise<void> {
    this.#networkProfile = networkProfile;
    await this.#route();
  }

  /** Makes the next matching call end as given. */
  async ordain(answer: Ordained): Promise<void> {
    this.#ordained.push(answer);
    await this.#route();
  }

  /** A page fetches what it shows without a network once it is idle; a simulated page has it from the start. */
  async setOnline(isOnline: boolean): Promise<void> {
    if (!isOnline) await Promise.all(this.#context.pages().map(hasOfflineScreen));
    await this.#context.setOffline(!isOnline);
  }

  async #route(): Promise<void> {
    if (this.#isRouted) return;
    this.#isRouted = true;
    // A page that was left meanwhile does not need the response.
    await this.#context.route(CALLS, (route) => this.#travel(route).catch(() => undefined));
  }

  async #travel(route: Route): Promise<void> {
    const index = this.#ordained.findIndex((each) => isFor(each, route));
    const [ordained] = index < 0 ? [] : this.#ordained.splice(index, 1);
    if (ordained !== undefined) return endAsReported(route, ordained.fate);
    const { slowness = 1, loses, losesAnswers, repeats, corrupts, refuses } = this.#networkProfile;
    this.#calls += 1;
    const meets = (what: string, share = 0): boolean =>
      share > 0 && fateOf(this.#seed, this.#who, this.#calls, what) < share;
    if (slowness > 1) await pass(slowness * USUAL_MS);
    if (meets('lost', loses)) return route.abort();
    if (meets('refused', refuses)) return route.fulfill({ status: 503, contentType: 'text/html', body: '' });
    if (meets('repeated', repeats)) await route.fetch();
    if (meets('answer lost', losesAnswers)) return loseAnswer(route);
    return meets('corrupted', corrupts) ? damage(route) : route.continue();
  }
}

/** A tab may show no page of the storefront. */
const hasOfflineScreen = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-screen-')),
      undefined,
      { timeout: IDLE_MS },
    )
    .catch(() => undefined);

async function endAsReported(route: Route, fate: Fate): Promise<void> {
  if (fate === 'lost') return route.abort();
  if (fate === 'damaged') return damage(route);
  if (fate === 'timedOut') {
    await pass(TOO_LONG_MS);
    return route.abort('timedout');
  }
  const { status, retryAfter, errors = [], ...problem } = fate;
  return route.fulfill({
    status,
    contentType: PROBLEM_CONTENT_TYPE,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    body: JSON.stringify({
      ...problem,
      status,
      errors: Object.fromEntries(errors.map((code) => [code, []])),
    }),
  });
}

async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

async function damage(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length >> 1) });
}

function isFor({ method, path }: Ordained, route: Route): boolean {
  const request = route.request();
  const [wanted, called] = [path.split('/'), new URL(request.url()).pathname.split('/')];
  const isSame = (word: string, at: number): boolean => word === '*' || word === called[at];
  return method === request.method() && wanted.length === called.length && wanted.every(isSame);
}
