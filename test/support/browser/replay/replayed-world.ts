import type { Browser } from 'playwright-core';
import type { Heading, WorldEvent } from '@/adapters/recording/step';
import { ShopFloor } from '@simulator/world/shop-staff';
import { simulatedChain } from '@simulator/world/simulated-chain';
import { assertNever } from '@/domain/shared/assert-never';
import { instant } from '@/domain/shared/instant';
import type { Chain } from '@api/chain/chain';
import type { ShopBundle } from '@api/shops/shop-store';
import { demonstrationChain } from '@demo/demonstration-chain';
import { storeChain } from '@api/chain/store-chain';
import { clockScript, STORAGE_SCRIPTS } from '@test/support/browser/replay/page-scripts';
import { ReplayedBrowser } from '@test/support/browser/replay/replayed-browser';
import { welcomeSimulatedMembers } from '@test/support/browser/replay/simulated-members';
import type { TakenOrder } from '@test/support/browser/shop-floor';
import type { Storefront } from '@test/support/browser/storefront';

export interface ReplayStage {
  readonly browser: Browser;
  readonly storefront: Storefront;
}

/** Why something cannot be done to a real server. */
const PROVIDER_LEFT_OUT = 'left out: the provider of the demonstration has no profiles';

/** The product with the chain of a script, and the browsers of its customers. */
export class ReplayedWorld {
  readonly browsers = new Map<string, ReplayedBrowser>();
  readonly #stage: ReplayStage;
  readonly #seed: number;
  readonly #floor: ShopFloor;
  readonly #running: { readonly untilMs: number; readonly end: () => Promise<void> }[] = [];
  readonly #ordersBefore: number;
  #isUp = true;
  #served = Promise.resolve();

  private constructor(stage: ReplayStage, seed: number, chain: Chain, ordersBefore: number) {
    this.#ordersBefore = ordersBefore;
    this.#stage = stage;
    this.#seed = seed;
    const bundles = new Map<number, ShopBundle>(chain.shops.map((bundle) => [bundle.shop.id, bundle]));
    this.#floor = new ShopFloor(chain.shops, Date.now, (bundle) => {
      const before = bundles.get(bundle.shop.id) ?? bundle;
      bundles.set(bundle.shop.id, bundle);
      this.#served = stage.storefront.floor.replaceShop(before, bundle);
    });
  }

  static async open({ seed, start, chain: name }: Heading, stage: ReplayStage): Promise<ReplayedWorld> {
    const chain =
      name === 'demonstration' ? demonstrationChain(instant(new Date(start).getTime())) : simulatedChain();
    await stage.storefront.floor.onStores(async (stores) => {
      await storeChain(stores, chain);
      await welcomeSimulatedMembers(stores);
    });
    return new ReplayedWorld(stage, seed, chain, await stage.storefront.floor.countOrders());
  }

  async browserOf(who: string): Promise<ReplayedBrowser> {
    const { browser, storefront } = this.#stage;
    const known = this.browsers.get(who);
    if (known !== undefined) return known;
    const opened = await ReplayedBrowser.open(browser, storefront.origin, who, this.#seed);
    this.browsers.set(who, opened);
    return opened;
  }

  /** Those that were taken since it began, the oldest first. */
  async orders(): Promise<readonly TakenOrder[]> {
    return (await this.#stage.storefront.floor.orders()).slice(this.#ordersBefore);
  }

  /** Ends what lasts until then or shorter. */
  async passTo(atMs: number): Promise<void> {
    const over = this.#running.filter(({ untilMs }) => untilMs <= atMs);
    for (const each of over.toSorted((one, other) => one.untilMs - other.untilMs)) {
      this.#running.splice(this.#running.indexOf(each), 1);
      await each.end();
    }
  }

  /** Lets something happen, and says in a few words what came of it. */
  async happen(event: WorldEvent, atMs: number): Promise<string> {
    switch (event.do) {
      case 'network': {
        const { line } = await this.browserOf(event.who);
        await line.turn(event.networkProfile);
        this.#running.push({ untilMs: atMs + event.forMs, end: () => line.turn({}) });
        return 'done';
      }
      case 'line':
        await (await this.browserOf(event.who)).line.setOnline(event.isOnline);
        return 'done';
      case 'answer':
        await (await this.browserOf(event.who)).line.ordain(event);
        return 'done';
      case 'provider':
        return PROVIDER_LEFT_OUT;
      case 'crash':
        return this.#crash(atMs + event.forMs);
      case 'release':
        return this.#crash(atMs);
      case 'shop status':
      case 'shop hours':
      case 'price':
      case 'sold out':
      case 'take off': {
        const outcome = this.#floor.apply(event);
        await this.#served;
        return outcome;
      }
      case 'storage':
        return (await this.browserOf(event.who)).doInOnePage(STORAGE_SCRIPTS[event.what]);
      case 'clock':
        await (await this.browserOf(event.who)).doInPages(clockScript(event.skewMs));
        return 'done';
      case 'take back':
        return this.#takeBack(event.order);
      default:
        return assertNever(event);
    }
  }

  /** All that was wrong is over. */
  async calm(): Promise<void> {
    await this.passTo(Infinity);
    for (const { line } of this.browsers.values()) await line.setOnline(true);
  }

  async leave(): Promise<void> {
    for (const browser of this.browsers.values()) await browser.leave();
  }

  async #crash(untilMs: number): Promise<string> {
    if (!this.#isUp) return 'it is down already';
    const { storefront } = this.#stage;
    this.#isUp = false;
    await storefront.stop();
    this.#running.push({
      untilMs,
      end: async () => {
        await storefront.open();
        this.#isUp = true;
      },
    });
    return 'done';
  }

  async #takeBack(turn: number): Promise<string> {
    const paid = (await this.orders()).filter(({ status }) => status !== 'calculatedPrice');
    const order = paid[turn % Math.max(1, paid.length)];
    if (order === undefined) return 'there is no order';
    const moved = this.#stage.storefront.moveOrder(order.id, 'rollbacked');
    return moved.then(
      () => 'done',
      () => 'refused',
    );
  }
}
