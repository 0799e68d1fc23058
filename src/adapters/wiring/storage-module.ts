import { ContainerModule } from 'inversify';

import { KEPT_FORMATS, type KeptFormat } from '@/adapters/storage/storage-schema';
import { LocalKeptValue } from '@/adapters/storage/local-stored-value';
import { StorageArea } from '@/adapters/storage/storage-area';
import { bindFactory } from '@/adapters/wiring/bind';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import {
  AppSettingsStorage,
  AuthStorage,
  BasketStorage,
  MenuStorage,
  NavigationStorage,
  OrderStorage,
  ShopStorage,
  SuggestionStorage,
} from '@/domain/ports/stored-value';

/** What outlives the page. */
export const storageModule = new ContainerModule(({ bind }) => {
  bindFactory(bind, BasketStorage, keep(KEPT_FORMATS.cart), [StorageArea, FailureReporter]);
  bindFactory(bind, ShopStorage, keep(KEPT_FORMATS.shop), [StorageArea, FailureReporter]);
  bindFactory(bind, MenuStorage, keep(KEPT_FORMATS.menu), [StorageArea, FailureReporter]);
  bindFactory(bind, OrderStorage, keep(KEPT_FORMATS.order), [StorageArea, FailureReporter]);
  bindFactory(bind, NavigationStorage, keep(KEPT_FORMATS.navigation), [StorageArea, FailureReporter]);
  bindFactory(bind, AuthStorage, keep(KEPT_FORMATS.auth), [StorageArea, FailureReporter]);
  bindFactory(bind, AppSettingsStorage, keep(KEPT_FORMATS.appStore), [StorageArea, FailureReporter]);
  bindFactory(bind, SuggestionStorage, keep(KEPT_FORMATS.suggestedArticles), [StorageArea, FailureReporter]);
});

const keep =
  <Value>(format: KeptFormat<Value>) =>
  (area: StorageArea, reporter: FailureReporter) =>
    new LocalKeptValue<Value>(area, format, reporter);
