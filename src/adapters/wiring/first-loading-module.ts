import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { RetryLoading } from '@/application/reactions/retry-loading';
import { ConnectionStore } from '@/application/stores/connection-store';
import { LanguageStore } from '@/application/stores/language-store';
import { ShopListStore } from '@/application/stores/shop-list-store';
import { LoadShops } from '@/application/use-cases/load-shops';
import { SpeakChosenLanguage } from '@/application/use-cases/speak-chosen-language';
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
