import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { LanguageStore } from '@/application/stores/language-store';
import { MenuStore } from '@/application/stores/menu-store';
import { NoticeStore } from '@/application/stores/notice-store';
import { SessionStore } from '@/application/stores/session-store';
import { SettingsStore } from '@/application/stores/settings-store';
import { ShopListStore } from '@/application/stores/shop-list-store';
import { ShopStore } from '@/application/stores/shop-store';
import { ChangeLanguage } from '@/application/use-cases/change-language';
import { FetchProfile } from '@/application/use-cases/fetch-profile';
import { LoadLanguages } from '@/application/use-cases/load-languages';
import { LoadMenu } from '@/application/use-cases/load-menu';
import { LoadSettings } from '@/application/use-cases/load-settings';
import { LocateVisitor } from '@/application/use-cases/locate-visitor';
import { RefreshShop } from '@/application/use-cases/refresh-shop';
import { ResolveArticle } from '@/application/use-cases/resolve-article';
import { SpeakLanguage } from '@/application/use-cases/speak-language';
import { TakeShop } from '@/application/use-cases/take-shop';
import { Clock } from '@/domain/ports/clock';
import { Cultures } from '@/domain/ports/cultures';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { MenuStorage } from '@/domain/ports/kept-value';
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
