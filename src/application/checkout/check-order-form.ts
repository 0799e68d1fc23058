import type { BasketStore } from '@/application/basket/basket-store';
import type { DeliverySpotStore } from '@/application/shops/delivery-spot-store';
import type { SettingsStore } from '@/application/settings/settings-store';
import type { ShopStore } from '@/application/shops/shop-store';
import type { LoadDeliverySpots } from '@/application/shops/load-delivery-spots';
import type { LoadSettings } from '@/application/settings/load-settings';
import type { OrderContact } from '@/domain/order/order-content';
import { type CheckoutFieldError, validateCheckout } from '@/domain/order/validate-checkout';
import type { PhoneNumbers } from '@/domain/ports/phone-numbers';
import { countryOf } from '@/domain/shop/shop-country';
import { spotProblem } from '@/domain/basket/spot-problem';

/**
 * Everything that is wrong with the order form; empty when it can be sent. Settings and delivery spots that are missing
 * are loaded first, once: what is missing even then is among the errors. Source: spec §5, DEC-10.
 */
export class CheckOrderForm {
  private readonly baskets: BasketStore;
  private readonly settings: SettingsStore;
  private readonly shops: ShopStore;
  private readonly spots: DeliverySpotStore;
  private readonly phoneNumbers: PhoneNumbers;
  private readonly loadSettings: LoadSettings;
  private readonly loadSpots: LoadDeliverySpots;

  constructor(
    baskets: BasketStore,
    settings: SettingsStore,
    shops: ShopStore,
    spots: DeliverySpotStore,
    phoneNumbers: PhoneNumbers,
    loadSettings: LoadSettings,
    loadSpots: LoadDeliverySpots,
  ) {
    this.baskets = baskets;
    this.settings = settings;
    this.shops = shops;
    this.spots = spots;
    this.phoneNumbers = phoneNumbers;
    this.loadSettings = loadSettings;
    this.loadSpots = loadSpots;
  }

  async execute(contact: OrderContact): Promise<readonly CheckoutFieldError[]> {
    await Promise.all([this.loadMissingSettings(), this.loadMissingSpots()]);
    const isPhoneNumber = await this.isPhoneNumber(contact.phoneNumber.trim());
    const { basket } = this.baskets;
    return validateCheckout({
      basket,
      contact,
      settings: this.settings.settings,
      spots: this.spots.of(basket.shopId),
      isPhoneNumber: () => isPhoneNumber,
    });
  }

  private async loadMissingSettings(): Promise<void> {
    if (this.settings.settings === undefined) await this.loadSettings.execute();
  }

  private async loadMissingSpots(): Promise<void> {
    const { basket } = this.baskets;
    const isMissing = spotProblem(basket, this.spots.of(basket.shopId)) === 'notLoaded';
    if (isMissing && basket.shopId !== undefined) await this.loadSpots.execute(basket.shopId);
  }

  private async isPhoneNumber(text: string): Promise<boolean> {
    const { shop } = this.shops;
    return text !== '' && this.phoneNumbers.isPhoneNumber(text, shop && countryOf(shop));
  }
}
