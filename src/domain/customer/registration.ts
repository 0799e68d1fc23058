import type { ShopId } from '@/domain/shop/shop';

/** The form of a new member. Source: spec §2 Shell, decisions POST /api/identity/register; FORM-01. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly favoriteShop: ShopId | undefined;
  readonly acceptedTerms: boolean;
}
