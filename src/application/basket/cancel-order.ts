import type { NoticeStore } from '@/application/notices/notice-store';
import type { ChangeBasket } from '@/application/basket/change-basket';
import { buildPath } from '@/domain/navigation/build-path';
import { confirmCancelOrder } from '@/domain/notice/confirmations';
import type { Wayfinder } from '@/domain/ports/navigator';

/** Asks whether to cancel the order and, if so, clears the basket and goes home; answers whether it did. Source: spec §2; BASK-21 to BASK-23. */
export class CancelOrder {
  private readonly changeBasket: ChangeBasket;
  private readonly notices: NoticeStore;
  private readonly wayfinder: Wayfinder;

  constructor(changeBasket: ChangeBasket, notices: NoticeStore, wayfinder: Wayfinder) {
    this.changeBasket = changeBasket;
    this.notices = notices;
    this.wayfinder = wayfinder;
  }

  async execute(): Promise<boolean> {
    if (!(await this.notices.ask(confirmCancelOrder))) return false;
    this.changeBasket.execute({ kind: 'clear', alsoShop: true });
    await this.wayfinder.go(buildPath.home());
    return true;
  }
}
