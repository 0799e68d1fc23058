import { portToken } from '@/domain/ports/port-token';
import type { StoredBasket } from '@/domain/basket/stored-basket';
import type { Session } from '@/domain/customer/session';
import type { DietFilter } from '@/domain/menu/diets';
import type { Menu } from '@/domain/menu/menu';
import type { StoredNavigation } from '@/domain/navigation/page-tracking';
import type { StoredOrders } from '@/domain/order/stored-orders';
import type { AppSettings } from '@/domain/settings/app-settings';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { ArticleCode } from '@/domain/menu/menu';
import type { StoredShop } from '@/domain/shop/shop';

/**
 * A value that is stored beyond the page. Where the browser refuses storage, it is in memory for the session and
 * `isPersistent` is false. What cannot be parsed is discarded alone, and reported once by `onOmitted`. Source: spec §3
 * Named local storage keys, decisions Stored values; ENT-40.
 */
export interface StoredValue<Value> {
  load(): Value | undefined;
  /** Returns false when the value is in memory only. */
  save(value: Value): boolean;
  clear(): void;
  /** Calls the listener with a value that another tab wrote (undefined when it was removed). Returns the disposer. */
  onChangedElsewhere(listener: (value: Value | undefined) => void): () => void;
}

export interface StoredMenu {
  readonly menu: Menu;
  readonly language: Language;
  readonly loadedAt: Instant;
}

export type BasketStorage = StoredValue<StoredBasket>;
export const BasketStorage = portToken<BasketStorage>('BasketStorage');

/** The selected shop; undefined when none is. */
export type ShopStorage = StoredValue<StoredShop>;
export const ShopStorage = portToken<ShopStorage>('ShopStorage');

export type MenuStorage = StoredValue<StoredMenu>;
export const MenuStorage = portToken<MenuStorage>('MenuStorage');

export type OrderStorage = StoredValue<StoredOrders>;
export const OrderStorage = portToken<OrderStorage>('OrderStorage');

export type NavigationStorage = StoredValue<StoredNavigation>;
export const NavigationStorage = portToken<NavigationStorage>('NavigationStorage');

export type AuthStorage = StoredValue<Omit<Session, 'loading'>>;
export const AuthStorage = portToken<AuthStorage>('AuthStorage');

export type AppSettingsStorage = StoredValue<AppSettings>;
export const AppSettingsStorage = portToken<AppSettingsStorage>('AppSettingsStorage');

/** The codes that were already suggested for this basket. */
export type SuggestionStorage = StoredValue<readonly ArticleCode[]>;
export const SuggestionStorage = portToken<SuggestionStorage>('SuggestionStorage');

/** What the visitor declared of diets and allergens, for every tab of the device. Source: DEC-155. */
export type DietFilterStorage = StoredValue<DietFilter>;
export const DietFilterStorage = portToken<DietFilterStorage>('DietFilterStorage');
