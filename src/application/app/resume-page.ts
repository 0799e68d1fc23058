import type { ConnectionStore } from '@/application/connection/connection-store';
import type { NavigationStore } from '@/application/navigation/navigation-store';
import type { ChangeBasket } from '@/application/basket/change-basket';
import type { JourneyBookmark } from '@/domain/navigation/page-tracking';
import type { Wayfinder } from '@/domain/ports/navigator';
import { parseSpotId } from '@/domain/shop/delivery-spot';

/**
 * Goes back to where a lost connection or a closed shop took the visitor from, with note and spot as they were. Where
 * that still cannot be shown, it stays on offer. Source: user-pains §0, DEC-03.
 */
export class ResumeJourney {
  private readonly changeBasket: ChangeBasket;
  private readonly navigation: NavigationStore;
  private readonly connection: ConnectionStore;
  private readonly wayfinder: Wayfinder;

  constructor(
    changeBasket: ChangeBasket,
    navigation: NavigationStore,
    connection: ConnectionStore,
    wayfinder: Wayfinder,
  ) {
    this.changeBasket = changeBasket;
    this.navigation = navigation;
    this.connection = connection;
    this.wayfinder = wayfinder;
  }

  async execute(): Promise<void> {
    const { bookmark } = this.navigation;
    if (bookmark === undefined) return;
    this.navigation.setBookmark(undefined);
    await this.wayfinder.go(bookmark.path);
    if (!this.isBelongingToNoShop) this.giveBack(bookmark);
    else this.offerAgain(bookmark);
  }

  /** The rules may have offered the place again, but no longer know its note and spot. */
  private offerAgain(bookmark: JourneyBookmark): void {
    const offered = this.navigation.bookmark;
    if (offered !== undefined) this.navigation.setBookmark({ ...bookmark, reason: offered.reason });
    else if (!this.connection.isOnline) this.navigation.setBookmark(bookmark);
  }

  /** Home and offline page, where note and spot are cleared (rule 7). */
  private get isBelongingToNoShop(): boolean {
    const name = this.navigation.current?.name;
    return name === 'home' || name === 'offline';
  }

  private giveBack({ note, spotId: number }: JourneyBookmark): void {
    if (note !== '') this.changeBasket.execute({ kind: 'writeNote', note });
    const spotId = number === undefined ? undefined : parseSpotId(number);
    if (spotId !== undefined) this.changeBasket.execute({ kind: 'chooseSpot', spotId });
  }
}
