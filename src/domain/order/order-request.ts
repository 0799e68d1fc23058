import type { DietFilter } from '@/domain/menu/diets';
import type { ArticleCode, ChoiceCode } from '@/domain/menu/menu';
import type { CustomerCode } from '@/domain/order/order';
import type { OrderType } from '@/domain/settings/order-type';
import type { Instant } from '@/domain/shared/instant';
import type { SpotId } from '@/domain/shop/delivery-spot';
import type { ShopId } from '@/domain/shop/shop';

/** The body of an order. Source: spec §3 Order request, AMB-49, AMB-50; ENT-22, ENT-23. */
export interface OrderRequest {
  readonly shopId: ShopId;
  readonly orderType: OrderType;
  /** The time of the client; the server decides by its own. */
  readonly pickupTime: Instant;
  /** The promised time that the visitor saw when confirming; undefined where none was shown. Source: DEC-95. */
  readonly readyAt: Instant | undefined;
  readonly items: readonly OrderRequestItem[];
  readonly customerCode: CustomerCode;
  readonly note: string;
  readonly spotId: SpotId | undefined;
  /** What the guest declared, if it is sent to the kitchen; undefined otherwise. Source: DEC-121. */
  readonly dietaryNeeds: DietFilter | undefined;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
  /** Whether the guest wants mail when the order is ready, late or cancelled. Source: DEC-163. */
  readonly newsByMail: boolean | undefined;
}

export interface OrderRequestItem {
  readonly code: ArticleCode;
  readonly quantity: number;
  readonly choices: readonly OrderRequestChoice[];
}

export interface OrderRequestChoice {
  readonly level: number;
  readonly articleCode: ArticleCode;
  readonly choiceCode: ChoiceCode;
  /** The path of the choice that this one belongs to, empty at the first level. */
  readonly parent: string;
}
