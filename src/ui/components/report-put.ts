import type { NoticeStore } from '@/application/notices/notice-store';
import type { PutArticle } from '@/application/basket/put-article';
import { addedToBasket, lineIsFull, notAddedToBasket } from '@/domain/notice/notice-for-basket';

/** Announces an article that was added to the basket; shows an error where it was not (PAIN-38). */
export function reportPut(notices: NoticeStore, name: string, result: ReturnType<PutArticle['put']>): void {
  if (result.ok) notices.announce(addedToBasket(name, result.value?.quantity ?? 0));
  else if (result.error.kind === 'tooMany') notices.addToast(lineIsFull(name, result.error.quantity));
  else notices.addToast(notAddedToBasket(name));
}
