import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { ConnectionStore } from '@/application/stores/connection-store';
import { LanguageStore } from '@/application/stores/language-store';
import { NoticeStore } from '@/application/stores/notice-store';
import { ProgramStore } from '@/application/stores/program-store';
import { SessionStore } from '@/application/stores/session-store';
import { ShopListStore } from '@/application/stores/shop-list-store';

/** The shared state that home shows: one of each for the whole program. */
export const firstStoresModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, ConnectionStore, []);
  bindSingle(bind, LanguageStore, []);
  bindSingle(bind, NoticeStore, []);
  bindSingle(bind, ProgramStore, []);
  bindSingle(bind, SessionStore, []);
  bindSingle(bind, ShopListStore, []);
});
