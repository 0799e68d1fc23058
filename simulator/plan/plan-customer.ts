import type { Act, CustomerStep } from '@/adapters/recording/step';
import type { Chance } from '@simulator/random/chance';
import { codesOf, SIDES, SIMULATED_SHOPS } from '@simulator/world/simulated-chain';
import { SIMULATED_MEMBERS, SIMULATED_PASSWORD } from '@/adapters/recording/simulated-members';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/domain/shared/language';

const ARRIVES_WITHIN_MS = 10 * 60_000;
const THINKS_MS = { least: 400, most: 15_000 };
const STEPS = 30;
/** Some look for their card until the order is about to be given up. */
const LINGERS_ONE_IN = 12;
const LINGERS_MS = [14 * 60_000, 15 * 60_000 + 20_000] as const;

/** The steps of one customer: a path through the storefront with detours, changes of mind and further tabs. */
export function planCustomer(chance: Chance, who: string): readonly CustomerStep[] {
  const journey = new SessionRecording(chance, who);
  if (chance.isOneIn(4)) journey.logIn();
  if (chance.isOneIn(6)) journey.add({ do: 'answer', isYes: false });
  const rounds = chance.between(1, 2);
  for (let round = 0; round < rounds; round += 1) journey.order();
  while (journey.length < STEPS) journey.wander();
  return journey.steps;
}

class SessionRecording {
  readonly steps: CustomerStep[] = [];
  readonly #chance: Chance;
  readonly #who: string;
  #at: number;
  #tab = 0;
  #tabs = 1;
  #shop: number;
  #isMember = false;

  constructor(chance: Chance, who: string) {
    this.#chance = chance;
    this.#who = who;
    this.#at = chance.between(0, ARRIVES_WITHIN_MS);
    this.#shop = chance.pick(SIMULATED_SHOPS);
    this.add({ do: 'visit', path: chance.isOneIn(3) ? this.#menuPath() : '/' });
  }

  get length(): number {
    return this.steps.length;
  }

  add(act: Act): void {
    const chance = this.#chance;
    const isImpatient = chance.isOneIn(12);
    const { least, most } = THINKS_MS;
    this.#at += isImpatient ? chance.between(1, 300) : chance.between(least, most);
    this.steps.push({
      at: this.#at,
      who: this.#who,
      tab: this.#tab,
      ...(isImpatient && { isImpatient }),
      act,
    });
  }

  logIn(): void {
    this.#isMember = true;
    const email = this.#chance.pick(SIMULATED_MEMBERS);
    const password = this.#chance.isOneIn(8) ? 'Wrong-1' : SIMULATED_PASSWORD;
    this.add({ do: 'log in', email, password });
  }

  /** From the choice of a shop to a followed order. */
  order(): void {
    const chance = this.#chance;
    if (chance.isOneIn(2)) this.add({ do: 'choose shop', shop: this.#shop });
    else this.add({ do: 'visit', path: this.#menuPath() });
    const type = chance.pick(['TakeAway', 'DineInPlace'] as const);
    this.add({ do: 'choose order type', type });
    for (let dishes = chance.between(1, 4); dishes > 0; dishes -= 1) {
      this.put();
      if (chance.isOneIn(4)) this.wander();
    }
    // Those who eat here need a table; a few choose the hatch, or forget it.
    const spot = type === 'DineInPlace' && !chance.isOneIn(8) ? chance.between(1, 2) : 3;
    if (!chance.isOneIn(8)) this.add({ do: 'choose spot', spot: this.#shop * 10 + spot });
    this.add({ do: 'order', accepts: !chance.isOneIn(5) });
    if (chance.isOneIn(5)) this.add({ do: 'order', accepts: true });
    if (chance.isOneIn(8)) this.wander();
    this.#pay();
    if (chance.isOneIn(4)) this.add({ do: 'reload' });
    if (chance.isOneIn(6)) this.#pay();
  }

  put(): void {
    const chance = this.#chance;
    const { plain, withChoices, soldOut } = codesOf(this.#shop);
    const quantity = chance.isOneIn(5) ? chance.between(2, 30) : 1;
    if (chance.isOneIn(3)) {
      return this.add({
        do: 'put',
        article: withChoices,
        choose: [...chance.pick<readonly string[]>(SIDES)],
        quantity,
      });
    }
    this.add({ do: 'put', article: chance.isOneIn(15) ? soldOut : chance.pick(plain), choose: [], quantity });
  }

  /** An optional step. */
  wander(): void {
    const chance = this.#chance;
    const line = chance.between(0, 3);
    const kinds: readonly [() => void, ...(() => void)[]] = [
      () => this.put(),
      () => this.put(),
      () => this.add({ do: 'increase', line }),
      () => this.add({ do: 'decrease', line }),
      () => this.add({ do: 'remove', line }),
      () => this.add({ do: 'write note', note: chance.pick(['', 'No onions', 'Ring the bell']) }),
      () => this.add({ do: 'agree' }),
      () => this.add({ do: 'go back' }),
      () => this.add({ do: 'reload' }),
      () => this.add({ do: 'visit', path: chance.pick(['/', this.#menuPath(), '/orders', '/campaigns']) }),
      () => this.#changeTab(),
      () => this.#changeTab(),
      () => this.#changeShop(),
      () => this.#useBothHands(),
      () => this.add({ do: 'order', accepts: true }),
      () => this.#pay(),
      () => this.add({ do: 'cancel order' }),
      () => this.add({ do: 'bring back', shop: chance.pick(SIMULATED_SHOPS) }),
      () => this.add({ do: 'answer', isYes: chance.isOneIn(2) }),
      () => this.add({ do: 'speak', language: chance.pick([DEFAULT_LANGUAGE, ...LANGUAGES]) }),
      () => this.#asMember(),
      () => this.add({ do: 'close' }),
    ];
    chance.pick(kinds)();
  }

  #pay(): void {
    const chance = this.#chance;
    const card = chance.isOneIn(4) ? chance.pick(['declined', 'gives up', 'walks off'] as const) : 'succeeds';
    if (chance.isOneIn(LINGERS_ONE_IN)) this.#at += chance.between(...LINGERS_MS);
    const returns = chance.isOneIn(5) ? chance.pick(['elsewhere', 'never'] as const) : 'here';
    this.add({ do: 'pay', card, returns });
  }

  #asMember(): void {
    const chance = this.#chance;
    if (!this.#isMember) return this.logIn();
    const code = codesOf(this.#shop).plain[0];
    this.add(
      chance.pick<Act>([{ do: 'toggle favourite', article: code }, { do: 'order again' }, { do: 'log out' }]),
    );
  }

  #changeTab(): void {
    if (this.#tabs < 3 && this.#chance.isOneIn(2)) this.#tabs += 1;
    this.#tab = this.#chance.between(0, this.#tabs - 1);
    this.add({ do: 'visit', path: this.#menuPath() });
  }

  /** A dish in one tab and another dish in the next one, before one tab can receive the other's message. */
  #useBothHands(): void {
    const tab = this.#tab;
    this.#tabs = Math.max(2, this.#tabs);
    this.#tab = (tab + 1) % this.#tabs;
    this.add({ do: 'visit', path: this.#menuPath() });
    for (let times = 0; times < 3; times += 1) {
      this.put();
      const last = this.steps.at(-1);
      if (last !== undefined)
        this.steps.push({ ...last, tab, at: last.at + this.#chance.between(0, 25), isImpatient: true });
    }
    this.#tab = tab;
  }

  #changeShop(): void {
    this.#shop = this.#chance.pick(SIMULATED_SHOPS);
    if (this.#chance.isOneIn(2)) this.add({ do: 'visit', path: '/' });
    this.add({ do: 'choose shop', shop: this.#shop });
  }

  #menuPath(): string {
    return `/shop/${this.#shop}/menu?orderType=TakeAway`;
  }
}
