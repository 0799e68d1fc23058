import type { Deps } from '@/domain/ports/deps';
import { BasketStore } from '@/application/basket/basket-store';
import { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import { SettingsStore } from '@/application/settings/settings-store';
import { ShopStore } from '@/application/shops/shop-store';
import { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import { LoadSettings } from '@/application/settings/load-settings';
import type { OrderContact } from '@/domain/order/order-content';
import { type CheckoutFieldError, validateCheckout } from '@/domain/order/validate-checkout';
import { PhoneNumbers } from '@/domain/ports/phone-numbers';
import { countryOf } from '@/domain/shop/shop-country';
import { spotProblem } from '@/domain/basket/spot-problem';

/**
 * Resolves to all errors of the order form; none when it can be sent. Settings and delivery spots that are missing are
 * loaded first, once: what is missing even then is among the errors. Source: spec §5, DEC-10.
 */
export class CheckOrderForm {
  static readonly needs = {
    baskets: BasketStore,
    settings: SettingsStore,
    shops: ShopStore,
    spots: DeliverySpotStore,
    phoneNumbers: PhoneNumbers,
    loadSettings: LoadSettings,
    loadSpots: LoadDeliverySpots,
  };

  private readonly deps: Deps<typeof CheckOrderForm>;

  constructor(deps: Deps<typeof CheckOrderForm>) {
    this.deps = deps;
  }

  async check(contact: OrderContact): Promise<readonly CheckoutFieldError[]> {
    await Promise.all([this.loadMissingSettings(), this.loadMissingSpots()]);
    const isPhoneNumber = await this.isPhoneNumber(contact.phoneNumber.trim());
    const { basket } = this.deps.baskets;
    return validateCheckout({
      basket,
      contact,
      settings: this.deps.settings.settings,
      spots: this.deps.spots.of(basket.shopId),
      isPhoneNumber: () => isPhoneNumber,
    });
  }

  private async loadMissingSettings(): Promise<void> {
    if (this.deps.settings.settings === undefined) await this.deps.loadSettings.load();
  }

  private async loadMissingSpots(): Promise<void> {
    const { basket } = this.deps.baskets;
    const isMissing = spotProblem(basket, this.deps.spots.of(basket.shopId)) === 'notLoaded';
    if (isMissing && basket.shopId !== undefined) await this.deps.loadSpots.load(basket.shopId);
  }

  private async isPhoneNumber(text: string): Promise<boolean> {
    const { shop } = this.deps.shops;
    return text !== '' && this.deps.phoneNumbers.isPhoneNumber(text, shop && countryOf(shop));
  }
}
