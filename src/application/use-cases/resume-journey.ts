import type { NavigationStore } from '@/application/stores/navigation-store';
import type { ChangeBasket } from '@/application/use-cases/change-basket';
import type { Wayfinder } from '@/domain/ports/wayfinder';
import { parseSpotId } from '@/domain/shop/delivery-spot';

/** Goes back to where a lost connection took the visitor from, with note and spot as they were. Source: user-pains §0. */
export class ResumeJourney {
  private readonly changeBasket: ChangeBasket;
  private readonly navigation: NavigationStore;
  private readonly wayfinder: Wayfinder;

  constructor(changeBasket: ChangeBasket, navigation: NavigationStore, wayfinder: Wayfinder) {
    this.changeBasket = changeBasket;
    this.navigation = navigation;
    this.wayfinder = wayfinder;
  }

  async execute(): Promise<void> {
    const { bookmark } = this.navigation;
    if (bookmark === undefined) return;
    this.navigation.setBookmark(undefined);
    await this.wayfinder.go(bookmark.path);
    if (bookmark.note !== '') this.changeBasket.execute({ kind: 'writeNote', note: bookmark.note });
    const spotId = bookmark.spotId === undefined ? undefined : parseSpotId(bookmark.spotId);
    if (spotId !== undefined) this.changeBasket.execute({ kind: 'chooseSpot', spotId });
  }
}
