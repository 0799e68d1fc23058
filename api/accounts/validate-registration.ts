import type { RegistrationDto } from '@/adapters/contract/identity';
import type { Favorite } from '@/domain/customer/session';
import { err, ok, type Result } from '@/domain/shared/result';
import { parseShopId } from '@/domain/shop/shop';
import { checkPerson, type PersonForm } from '@api/accounts/validate-person';
import { formError, otherError, passwordErrors, type FormError } from '@api/accounts/field-errors';
import type { ChainSettings } from '@api/catalogue/chain-settings';
import type { ShopStore } from '@api/shops/shop-store';

export interface CheckedRegistration {
  readonly person: PersonForm;
  readonly password: string;
  /** Starts with the favourite shop. */
  readonly favorites: readonly Favorite[];
}

type Rules = Pick<ChainSettings, 'phoneNumberRequired' | 'favoriteShopRequired'>;

/** A valid registration, or all its errors. Source: spec §5, AMB-46; FORM-04 to FORM-07, PASS-01 to PASS-05. */
export async function checkRegistration(
  form: RegistrationDto,
  rules: Rules,
  shops: ShopStore,
): Promise<Result<CheckedRegistration, readonly FormError[]>> {
  const { person, errors } = checkPerson(form, rules.phoneNumberRequired);
  const favorites = await favoritesOf(form, rules, shops);
  const all = [
    ...errors,
    ...passwordErrors(form.password),
    ...(favorites === undefined ? [formError('requires-shop')] : []),
    ...(form.acceptedTerms ? [] : [otherError('terms')]),
  ];
  if (all.length > 0 || favorites === undefined) return err(all);
  return ok({ person, password: form.password, favorites });
}

/** Undefined if a required shop is missing or unknown. */
async function favoritesOf(
  { favoriteShop }: RegistrationDto,
  { favoriteShopRequired }: Rules,
  shops: ShopStore,
): Promise<readonly Favorite[] | undefined> {
  if (favoriteShop === undefined || favoriteShop === null) return favoriteShopRequired ? undefined : [];
  const shopId = parseShopId(favoriteShop);
  const shop = shopId === undefined ? undefined : await shops.find(shopId);
  return shop && [{ type: 'shop', code: String(shop.id) }];
}
