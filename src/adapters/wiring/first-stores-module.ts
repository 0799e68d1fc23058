import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { ConnectionStore } from '@/application/connection/connection-store';
import { LanguageStore } from '@/application/language/language-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { AppStore } from '@/application/app/app-store';
import { SessionStore } from '@/application/account/session-store';
import { ShopListStore } from '@/application/shops/shop-list-store';

/** The stores that home shows. */
export const firstStoresModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [ConnectionStore, LanguageStore, NoticeStore, AppStore, SessionStore, ShopListStore]);
});
