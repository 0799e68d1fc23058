import * as z from 'zod/mini';
import { LANGUAGES } from '@/domain/shared/language';

const text = z.string().check(z.maxLength(500));
const count = z.int().check(z.minimum(0));
const duration = z.int().check(z.minimum(0), z.maximum(7 * 24 * 60 * 60_000));
const share = z.number().check(z.minimum(0), z.maximum(1));

/** What a customer does at one tab; each drives the use cases that the screens drive. */
export const act = z.discriminatedUnion('do', [
  /** Goes to an address; a tab that was closed is opened there. */
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
  /** Takes over what the menu says now. */
  z.object({ do: z.literal('agree') }),
  /** Brings back the basket that was set aside for a shop. */
  z.object({ do: z.literal('bring back'), shop: count }),
  z.object({ do: z.literal('cancel order') }),
  /**
   * Confirms the basket and leaves for the payment provider; another total than shown is paid only if accepted. Where no
   * answer comes, it is confirmed again until one does, unless `isOnce`.
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
  /** What questions are answered with from now on. */
  z.object({ do: z.literal('answer'), isYes: z.boolean() }),
]);

export type Act = z.infer<typeof act>;

const customerStep = z.object({
  at: duration,
  who: text,
  tab: count,
  /** Does not wait for what this tab is still doing. */
  isImpatient: z.optional(z.boolean()),
  act,
});

/** How much longer everything takes. */
const slowness = z.optional(z.number().check(z.minimum(1), z.maximum(1_000)));

/** How badly a line treats calls: the share of them that each fault meets. */
export const networkProfile = z.object({
  loses: z.optional(share),
  losesAnswers: z.optional(share),
  repeats: z.optional(share),
  corrupts: z.optional(share),
  refuses: z.optional(share),
  slowness,
});

export type NetworkProfile = z.infer<typeof networkProfile>;

/** How the payment provider's notifications fare: the share of them that each fault meets. */
const post = z.object({
  loses: z.optional(share),
  repeats: z.optional(share),
  /** They lie somewhere until their signature is too old. */
  ages: z.optional(share),
  /** Somebody else sends one of the same payment. */
  forges: z.optional(share),
  /** The server dies as soon as it has acknowledged one. */
  kills: z.optional(share),
  slowness,
});

export type Post = z.infer<typeof post>;

/** How the payment provider behaves. */
export const providerProfile = z.object({
  loses: z.optional(share),
  losesAnswers: z.optional(share),
  refuses: z.optional(share),
  /** Names another amount, another currency, or says that nothing has happened yet. */
  lies: z.optional(z.enum(['amount', 'currency', 'open'])),
  post: z.optional(post),
  slowness,
});

export type ProviderProfile = z.infer<typeof providerProfile>;

/** How a call ends that has no answer of use: none, none in time, a damaged one, or a refusal. */
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

/** What happens to customers, whatever they do. */
export const event = z.discriminatedUnion('do', [
  z.object({ do: z.literal('network'), who: text, networkProfile, forMs: duration }),
  z.object({ do: z.literal('line'), who: text, isOnline: z.boolean() }),
  /** The next such call of theirs ends like this; a `*` in the path is any one segment. */
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

/** One line of a script: somebody's act, or something that happens. `at` counts milliseconds from its beginning. */
export const step = z.union([customerStep, eventStep]);

export type CustomerStep = z.infer<typeof customerStep>;
export type EventStep = z.infer<typeof eventStep>;
export type Step = z.infer<typeof step>;

/** The first line of a script: the world in which it plays. */
export const heading = z.object({
  lucka: z.literal('script'),
  /** Of this format. */
  version: z.literal(1),
  /** Everything that no line names, like how long each call takes, follows from it. */
  seed: z.int(),
  start: text,
  /** The four plain shops that plans are made for, which is what it is where nothing is said, or those of the demonstration. */
  chain: z.optional(z.enum(['simulated', 'demonstration'])),
});

export type Heading = z.infer<typeof heading>;

/** A whole script. The same one always plays the same. */
export interface Script {
  readonly heading: Heading;
  readonly steps: readonly Step[];
}
