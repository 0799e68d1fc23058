import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { ChangeLanguage } from '@/application/app/change-language';
import { FetchProfile } from '@/application/account/fetch-profile';
import { LoadLanguages } from '@/application/language/load-languages';
import { LoadMenu } from '@/application/menu/load-menu';
import { LoadSettings } from '@/application/settings/load-settings';
import { LocateVisitor } from '@/application/shops/locate-visitor';
import { RefreshShop } from '@/application/shops/refresh-shop';
import { ResolveArticle } from '@/application/menu/resolve-article';
import { ApplyLanguage } from '@/application/app/apply-language';
import { LoadShop } from '@/application/shops/load-shop';

/** Loads everything beyond the list of shops, and changes the language. */
export const loadingModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [
    FetchProfile,
    LoadSettings,
    LoadLanguages,
    LoadMenu,
    LocateVisitor,
    RefreshShop,
    LoadShop,
    ApplyLanguage,
    ChangeLanguage,
    ResolveArticle,
  ]);
});
