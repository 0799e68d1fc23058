import type { Act, CustomerStep, EventStep, Fate, Heading } from '@/adapters/recording/step';
import { SIMULATED_MEMBERS, SIMULATED_PASSWORD } from '@/adapters/recording/simulated-members';
import type {
  SessionRecording,
  RecordedEvent,
  RecordingOpening,
  PutDish,
  RefusedCall,
} from '@/application/recording/session-recording';
import { concealed } from '@/application/recording/redacted-path';
import { buildPath } from '@/domain/navigation/build-path';
import { matchRoute } from '@/domain/navigation/match-route';
import type { ShopId } from '@/domain/shop/shop';
import { assertNever } from '@/domain/shared/assert-never';
import { formatInstant } from '@/domain/shared/instant';
import { DEFAULT_LANGUAGE } from '@/domain/shared/language';

const ABOUT = '// What was done on this page lately, and which calls failed. Nothing in it says by whom.';
/** The customer's name in a recording. */
const WHO = 'visitor';
/** The replay's network may be slower than the recorded one: this pause lets a page load before the next step. */
const PAGE_LOAD_MS = 3_000;
type Untimed = Omit<CustomerStep, 'at'> | Omit<EventStep, 'at'>;

/** A recording as a script that `lucka run` replays; remarks follow `//`. */
export function recordingScript(recording: SessionRecording, withOpening = true): string {
  const heading: Heading = {
    ...{ lucka: 'script', version: 1, seed: 0 },
    start: formatInstant(recording.startedAt),
    chain: 'demonstration',
  };
  const writer = new ReportWriter();
  if (withOpening && !beginsByItself(recording)) writer.open(recording.opening);
  else writer.path = recording.opening.path;
  for (const { at, event } of recording.entries) writer.write(at - recording.startedAt, event);
  return `${[ABOUT, JSON.stringify(heading), ...writer.lines].join('\n')}\n`;
}

/** Collects lines and tracks the state that they lead to. */
class ReportWriter {
  readonly lines: string[] = [];
  path = '';
  /** Milliseconds by which the steps are later than recorded. */
  #shiftMs = 0;
  #lastMs = 0;
  #loadedAtMs = 0;

  /** Leads to the state at the beginning. */
  open(opening: RecordingOpening): void {
    const { shopId, orderType, dishes, language, isMember, noteLength, spotId } = opening;
    this.#visit(0, shopId === undefined ? opening.path : buildPath.menuPage(shopId));
    if (language !== DEFAULT_LANGUAGE) this.write(0, { kind: 'speak', language });
    if (isMember) this.write(0, { kind: 'logIn' });
    if (orderType !== undefined) this.write(0, { kind: 'chooseOrderType', orderType });
    for (const dish of dishes) this.write(0, { kind: 'put', dish });
    if (noteLength > 0) this.write(0, { kind: 'writeNote', length: noteLength });
    if (spotId !== undefined) this.write(0, { kind: 'chooseSpot', spotId });
    if (this.path !== opening.path) this.#visit(0, opening.path);
  }

  write(atMs: number, event: RecordedEvent): void {
    switch (event.kind) {
      case 'visit':
        return this.#visit(atMs, event.path);
      case 'put':
        return this.#put(atMs, event.dish);
      case 'remark':
        return void this.lines.push(`// ${(this.#timeOf(atMs) / 1000).toFixed(1)} s  ${event.text}`);
      case 'line':
        return this.#step(atMs, { event: { do: 'line', who: WHO, isOnline: event.isOnline } });
      case 'failedCall': {
        const { method, path, fate } = event.call;
        const copy = typeof fate === 'string' ? fate : copyOf(fate);
        return this.#step(atMs, { event: { do: 'answer', who: WHO, method, path, fate: copy } });
      }
      case 'chooseShop':
        this.path = buildPath.menuPage(event.shopId);
        return this.#act(atMs, { do: 'choose shop', shop: event.shopId }, PAGE_LOAD_MS);
      default:
        return this.#act(atMs, actOf(event));
    }
  }

  #visit(atMs: number, path: string): void {
    this.path = path;
    this.#act(atMs, { do: 'visit', path }, PAGE_LOAD_MS);
  }

  /** Dishes are added on the page of their menu. */
  #put(atMs: number, { shopId, article, choose, quantity }: PutDish): void {
    if (shopId !== undefined && shopOf(this.path) !== shopId) this.#visit(atMs, buildPath.menuPage(shopId));
    this.#act(atMs, { do: 'put', article, choose: [...choose], quantity });
  }

  #act(atMs: number, act: Act, loadMs = 0): void {
    this.#step(atMs, { who: WHO, tab: 0, act });
    this.#loadedAtMs = this.#lastMs + loadMs;
  }

  #step(atMs: number, step: Untimed): void {
    const at = this.#timeOf(atMs);
    this.#shiftMs = Math.max(0, at - atMs);
    this.#lastMs = at;
    this.lines.push(JSON.stringify({ at, ...step }));
  }

  #timeOf(atMs: number): number {
    return Math.max(0, atMs + this.#shiftMs, this.#lastMs, this.#loadedAtMs);
  }
}

type PlainEvent = Exclude<
  RecordedEvent,
  { readonly kind: 'visit' | 'put' | 'remark' | 'line' | 'failedCall' | 'chooseShop' }
>;

function actOf(event: PlainEvent): Act {
  switch (event.kind) {
    case 'chooseOrderType':
      return { do: 'choose order type', type: event.orderType };
    case 'increase':
    case 'decrease':
    case 'remove':
      return { do: event.kind, line: event.line };
    case 'writeNote':
      return { do: 'write note', note: concealed(event.length) };
    case 'chooseSpot':
      return event.spotId === undefined ? { do: 'choose spot' } : { do: 'choose spot', spot: event.spotId };
    case 'agree':
      return { do: 'agree' };
    case 'cancelOrder':
      return { do: 'cancel order' };
    case 'bringBack':
      return { do: 'bring back', shop: event.shopId };
    case 'order':
      return { do: 'order', accepts: true, isOnce: true };
    case 'pay':
      return { do: 'pay', card: event.isPaid ? 'succeeds' : 'declined', returns: 'here' };
    case 'logIn':
      return { do: 'log in', email: SIMULATED_MEMBERS[0], password: SIMULATED_PASSWORD };
    case 'logOut':
      return { do: 'log out' };
    case 'speak':
      return { do: 'speak', language: event.language };
    default:
      return assertNever(event);
  }
}

/** Whether a first page was opened with an empty basket: no state has to be restored. */
const beginsByItself = ({ opening, entries: [first] }: SessionRecording): boolean =>
  first?.event.kind === 'visit' &&
  opening.shopId === undefined &&
  opening.language === DEFAULT_LANGUAGE &&
  !opening.isMember;

const shopOf = (path: string): ShopId | undefined => matchRoute(path)?.params.shopId;

const copyOf = ({ articleCodes, errors, ...rest }: RefusedCall): Exclude<Fate, string> => ({
  ...rest,
  ...(articleCodes !== undefined && { articleCodes: [...articleCodes] }),
  ...(errors !== undefined && { errors: [...errors] }),
});
