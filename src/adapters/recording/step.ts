import * as z from 'zod/mini';
import { LANGUAGES } from '@/domain/shared/language';

const text = z.string().check(z.maxLength(500));
const count = z.int().check(z.minimum(0));
const duration = z.int().check(z.minimum(0), z.maximum(7 * 24 * 60 * 60_000));
const share = z.number().check(z.minimum(0), z.maximum(1));

/** What a customer does in one tab; each kind runs the use cases that the screens run. */
export const act = z.discriminatedUnion('do', [
  /** Opens an address; a closed tab is opened again. */
  z.object({ do: z.literal('visit'), path: text }),
  z.object({ do: z.literal('choose shop'), shop: count }),
  z.object({ do: z.literal('choose order type'), type: z.enum(['TakeAway', 'DineInPlace']) }),
  z.object({
    do: z.literal('put'),
    article: text,
    choose: z.array(text),
    quantity: z.int(),
  }),
  z.object({ do: z.literal('increase'), line: count }),
  z.object({ do: z.literal('decrease'), line: count }),
  z.object({ do: z.literal('remove'), line: count }),
  z.object({ do: z.literal('write note'), note: text }),
  z.object({ do: z.literal('choose spot'), spot: z.optional(count) }),
  /** Confirms the changes of the menu. */
  z.object({ do: z.literal('agree') }),
  /** Restores the basket that was set aside for a shop. */
  z.object({ do: z.literal('bring back'), shop: count }),
  z.object({ do: z.literal('cancel order') }),
  /**
   * Confirms the basket and leaves for the payment provider; another total than shown is paid only if accepted.
   * Without a response it is confirmed again until one comes, unless `isOnce`.
   */
  z.object({ do: z.literal('order'), accepts: z.boolean(), isOnce: z.optional(z.boolean()) }),
  /** At the provider's page. Afterwards the customer comes back here, in another browser, or not at all. */
  z.object({
    do: z.literal('pay'),
    card: z.enum(['succeeds', 'declined', 'gives up', 'walks off']),
    returns: z.enum(['here', 'elsewhere', 'never']),
  }),
  z.object({ do: z.literal('go back') }),
  z.object({ do: z.literal('reload') }),
  z.object({ do: z.literal('close') }),
  z.object({ do: z.literal('log in'), email: text, password: text }),
  z.object({ do: z.literal('log out') }),
  z.object({ do: z.literal('toggle favourite'), article: text }),
  z.object({ do: z.literal('order again') }),
  z.object({ do: z.literal('speak'), language: z.enum(LANGUAGES) }),
  /** The answer to questions from now on. */
  z.object({ do: z.literal('answer'), isYes: z.boolean() }),
]);

export type Act = z.infer<typeof act>;

const customerStep = z.object({
  at: duration,
  who: text,
  tab: count,
  /** Does not wait for pending work of this tab. */
  isImpatient: z.optional(z.boolean()),
  act,
});

/** Milliseconds added to every call. */
const slowness = z.optional(z.number().check(z.minimum(1), z.maximum(1_000)));

/** The network: the share of calls that each fault affects. */
export const networkProfile = z.object({
  loses: z.optional(share),
  losesAnswers: z.optional(share),
  repeats: z.optional(share),
  corrupts: z.optional(share),
  refuses: z.optional(share),
  slowness,
});

export type NetworkProfile = z.infer<typeof networkProfile>;

/** The payment provider's webhooks: the share of them that each fault affects. */
const post = z.object({
  loses: z.optional(share),
  repeats: z.optional(share),
  /** Delayed until their signature is too old. */
  ages: z.optional(share),
  /** A forged one for the same payment. */
  forges: z.optional(share),
  /** The server crashes right after it acknowledged one. */
  kills: z.optional(share),
  slowness,
});

export type Post = z.infer<typeof post>;

/** The behaviour of the payment provider. */
export const providerProfile = z.object({
  loses: z.optional(share),
  losesAnswers: z.optional(share),
  refuses: z.optional(share),
  /** Names another amount or another currency, or says that the payment is still open. */
  lies: z.optional(z.enum(['amount', 'currency', 'open'])),
  post: z.optional(post),
  slowness,
});

export type ProviderProfile = z.infer<typeof providerProfile>;

/** The result of a call without a usable response: none, a timeout, a damaged one, or a refusal. */
export const fate = z.union([
  z.enum(['lost', 'timedOut', 'damaged']),
  z.object({
    status: z.int().check(z.minimum(300), z.maximum(599)),
    /** The fields of the problem, as in the API's contract. */
    type: z.optional(text),
    code: z.optional(text),
    parameter: z.optional(text),
    articleCodes: z.optional(z.array(text)),
    errors: z.optional(z.array(text)),
    /** Seconds. */
    retryAfter: z.optional(count),
  }),
]);

export type Fate = z.infer<typeof fate>;

/** Faults of the environment. */
export const event = z.discriminatedUnion('do', [
  z.object({ do: z.literal('network'), who: text, networkProfile, forMs: duration }),
  z.object({ do: z.literal('line'), who: text, isOnline: z.boolean() }),
  /** The next matching call of the customer ends like this; `*` in the path is any one segment. */
  z.object({ do: z.literal('answer'), who: text, method: text, path: text, fate }),
  z.object({ do: z.literal('provider'), providerProfile, forMs: duration }),
  z.object({ do: z.literal('crash'), forMs: duration }),
  z.object({ do: z.literal('release') }),
  z.object({ do: z.literal('shop status'), shop: count, status: z.enum(['online', 'paused', 'offline']) }),
  z.object({ do: z.literal('shop hours'), shop: count, isOpen: z.boolean() }),
  z.object({ do: z.literal('price'), shop: count, article: text, byPercent: z.int() }),
  z.object({ do: z.literal('sold out'), shop: count, article: text, isSoldOut: z.boolean() }),
  z.object({ do: z.literal('take off'), shop: count, article: text }),
  z.object({ do: z.literal('storage'), who: text, what: z.enum(['wipe', 'fill', 'free', 'damage']) }),
  z.object({ do: z.literal('clock'), who: text, skewMs: z.int() }),
  z.object({ do: z.literal('take back'), order: count }),
]);

export type WorldEvent = z.infer<typeof event>;

const eventStep = z.object({ at: duration, event });

/** One line of a script: a step of a customer or a fault. `at` is in milliseconds from the start. */
export const step = z.union([customerStep, eventStep]);

export type CustomerStep = z.infer<typeof customerStep>;
export type EventStep = z.infer<typeof eventStep>;
export type Step = z.infer<typeof step>;

/** The first line of a script: the simulation that it runs in. */
export const heading = z.object({
  lucka: z.literal('script'),
  /** The version of this format. */
  version: z.literal(1),
  /** The seed of everything that no line names, such as the duration of calls. */
  seed: z.int(),
  start: text,
  /** The four plain shops that plans are made for (the default), or those of the demonstration. */
  chain: z.optional(z.enum(['simulated', 'demonstration'])),
});

export type Heading = z.infer<typeof heading>;

/** A whole script; its replay is deterministic. */
export interface Script {
  readonly heading: Heading;
  readonly steps: readonly Step[];
}
