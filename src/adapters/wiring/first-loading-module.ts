import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { RetryLoading } from '@/application/connection/retry-loading';
import { LoadShops } from '@/application/shops/load-shops';
import { ApplyStoredLanguage } from '@/application/language/apply-stored-language';

/** Loads home's texts and shops. */
export const firstLoadingModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [ApplyStoredLanguage, LoadShops, RetryLoading]);
});
