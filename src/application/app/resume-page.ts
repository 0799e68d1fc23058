import type { Deps } from '@/domain/ports/deps';
import { ConnectionStore } from '@/application/connection/connection-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { ChangeBasket } from '@/application/basket/change-basket';
import type { JourneyBookmark } from '@/domain/navigation/page-tracking';
import { Navigator } from '@/domain/ports/navigator';
import { parseSpotId } from '@/domain/shop/delivery-spot';

/**
 * Returns to the page that a lost connection or a closed shop interrupted, with its note and spot. Where it still
 * cannot be shown, it is offered again. Source: PAIN-00, DEC-03.
 */
export class ResumePage {
  static readonly needs = {
    changeBasket: ChangeBasket,
    navigation: NavigationStore,
    connection: ConnectionStore,
    navigator: Navigator,
  };

  private readonly deps: Deps<typeof ResumePage>;

  constructor(deps: Deps<typeof ResumePage>) {
    this.deps = deps;
  }

  async resume(): Promise<void> {
    const { bookmark } = this.deps.navigation;
    if (bookmark === undefined) return;
    this.deps.navigation.setBookmark(undefined);
    await this.deps.navigator.go(bookmark.path);
    if (!this.isBelongingToNoShop) this.giveBack(bookmark);
    else this.offerAgain(bookmark);
  }

  /** The rules may have offered the page again, but without its note and spot. */
  private offerAgain(bookmark: JourneyBookmark): void {
    const offered = this.deps.navigation.bookmark;
    if (offered !== undefined) this.deps.navigation.setBookmark({ ...bookmark, reason: offered.reason });
    else if (!this.deps.connection.isOnline) this.deps.navigation.setBookmark(bookmark);
  }

  /** Home and offline page, where note and spot are cleared (rule 7). */
  private get isBelongingToNoShop(): boolean {
    const name = this.deps.navigation.current?.name;
    return name === 'home' || name === 'offline';
  }

  private giveBack({ note, spotId: number }: JourneyBookmark): void {
    if (note !== '') this.deps.changeBasket.apply({ kind: 'writeNote', note });
    const spotId = number === undefined ? undefined : parseSpotId(number);
    if (spotId !== undefined) this.deps.changeBasket.apply({ kind: 'chooseSpot', spotId });
  }
}
