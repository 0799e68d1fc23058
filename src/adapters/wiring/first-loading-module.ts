import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { RetryLoading } from '@/application/connection/retry-loading';
import { LoadShops } from '@/application/shops/load-shops';
import { ApplyStoredLanguage } from '@/application/language/apply-stored-language';

/** What home asks for: its texts and the shops. */
export const firstLoadingModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [ApplyStoredLanguage, LoadShops, RetryLoading]);
});
