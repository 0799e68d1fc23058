import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { LanguageStore } from '@/application/language/language-store';
import { MenuStore } from '@/application/menu/menu-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { SessionStore } from '@/application/account/session-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopListStore } from '@/application/shops/shop-list-store';
import { ShopStore } from '@/application/shops/shop-store';
import { ChangeLanguage } from '@/application/app/change-language';
import { FetchProfile } from '@/application/account/fetch-profile';
import { LoadLanguages } from '@/application/language/load-languages';
import { LoadMenu } from '@/application/menu/load-menu';
import { LoadSettings } from '@/application/settings/load-settings';
import { LocateVisitor } from '@/application/shops/locate-visitor';
import { RefreshShop } from '@/application/shops/refresh-shop';
import { ResolveArticle } from '@/application/menu/resolve-article';
import { SpeakLanguage } from '@/application/app/apply-language';
import { TakeShop } from '@/application/shops/load-shop';
import { Clock } from '@/domain/ports/clock';
import { Cultures } from '@/domain/ports/cultures';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { MenuStorage } from '@/domain/ports/stored-value';
import { MenuCatalog } from '@/domain/ports/menu-catalog';
import { PositionSource } from '@/domain/ports/position-source';
import { SettingsSource } from '@/domain/ports/settings-source';
import { ShopCatalog } from '@/domain/ports/shop-catalog';
import { Texts } from '@/domain/ports/texts';

/** What is fetched from the server beyond the list of shops, and another language. */
export const loadingModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, FetchProfile, [CustomerAccount, SessionStore, FailureReporter]);
  bindSingle(bind, LoadSettings, [SettingsSource, SettingsStore]);
  bindSingle(bind, LoadLanguages, [Cultures, LanguageStore]);
  bindSingle(bind, LoadMenu, [MenuCatalog, MenuStorage, MenuStore, LanguageStore, Clock]);
  bindSingle(bind, LocateVisitor, [PositionSource, ShopListStore, Clock, FailureReporter]);
  bindSingle(bind, RefreshShop, [ShopCatalog, ShopStore]);
  bindSingle(bind, TakeShop, [ShopCatalog, ShopStore, Clock]);
  bindSingle(bind, SpeakLanguage, [Texts, LanguageStore, ShopStore, LoadMenu]);
  bindSingle(bind, ChangeLanguage, [Cultures, SpeakLanguage]);
  bindSingle(bind, ResolveArticle, [MenuStore, LoadMenu, NoticeStore]);
});
