import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { RetryLoading } from '@/application/connection/retry-loading';
import { ConnectionStore } from '@/application/connection/connection-store';
import { LanguageStore } from '@/application/language/language-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { LoadShops } from '@/application/shops/load-shops';
import { SpeakChosenLanguage } from '@/application/language/apply-stored-language';
import { Clock } from '@/domain/ports/clock';
import { Cultures } from '@/domain/ports/cultures';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { Texts } from '@/domain/ports/texts';

/** What home asks for: its texts and the shops. */
export const firstLoadingModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, SpeakChosenLanguage, [Cultures, Texts, LanguageStore]);
  bindSingle(bind, LoadShops, [ShopCatalog, ShopListStore]);
  bindSingle(bind, RetryLoading, [Clock, ConnectionStore]);
});
