import { ContainerModule } from 'inversify';

import { STORAGE_SCHEMAS, type StorageSchema } from '@/adapters/storage/storage-schema';
import { LocalStoredValue } from '@/adapters/storage/local-stored-value';
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

/** The stored values. */
export const storageModule = new ContainerModule(({ bind }) => {
  bindFactory(bind, BasketStorage, keep(STORAGE_SCHEMAS.cart), [StorageArea, FailureReporter]);
  bindFactory(bind, ShopStorage, keep(STORAGE_SCHEMAS.shop), [StorageArea, FailureReporter]);
  bindFactory(bind, MenuStorage, keep(STORAGE_SCHEMAS.menu), [StorageArea, FailureReporter]);
  bindFactory(bind, OrderStorage, keep(STORAGE_SCHEMAS.order), [StorageArea, FailureReporter]);
  bindFactory(bind, NavigationStorage, keep(STORAGE_SCHEMAS.navigation), [StorageArea, FailureReporter]);
  bindFactory(bind, AuthStorage, keep(STORAGE_SCHEMAS.auth), [StorageArea, FailureReporter]);
  bindFactory(bind, AppSettingsStorage, keep(STORAGE_SCHEMAS.appStore), [StorageArea, FailureReporter]);
  bindFactory(bind, SuggestionStorage, keep(STORAGE_SCHEMAS.suggestedArticles), [
    StorageArea,
    FailureReporter,
  ]);
});

const keep =
  <Value>(format: StorageSchema<Value>) =>
  (area: StorageArea, reporter: FailureReporter) =>
    new LocalStoredValue<Value>(area, format, reporter);
