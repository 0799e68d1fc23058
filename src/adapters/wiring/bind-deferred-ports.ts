import { NumberingPlanPhoneNumbers } from '@/adapters/browser/numbering-plan-phone-numbers';
import { HttpCustomerAccount } from '@/adapters/http/http-customer-account';
import { HttpCustomerIdentity } from '@/adapters/http/http-customer-identity';
import { HttpDeliverySpotCatalog } from '@/adapters/http/http-delivery-spot-catalog';
import { HttpFavoriteList } from '@/adapters/http/http-favorite-list';
import { HttpLegalSource } from '@/adapters/http/http-legal-source';
import { HttpMembershipCard } from '@/adapters/http/http-membership-card';
import { HttpMenuCatalog } from '@/adapters/http/http-menu-catalog';
import { HttpOfferCatalog } from '@/adapters/http/http-offer-catalog';
import { HttpOrderGateway } from '@/adapters/http/http-order-gateway';
import { HttpOrderHistory } from '@/adapters/http/http-order-history';
import { HttpPasskeys } from '@/adapters/http/http-passkeys';
import { HttpPaymentGateway } from '@/adapters/http/http-payment-gateway';
import { HttpSettingsSource } from '@/adapters/http/http-settings-source';
import { recordingScript } from '@/adapters/recording/recording-script';
import { LocalStoredValue } from '@/adapters/storage/local-stored-value';
import { StorageArea } from '@/adapters/storage/storage-area';
import type { StorageSchema } from '@/adapters/storage/storage-format';
import { STORAGE_SCHEMAS } from '@/adapters/storage/storage-schema';
import type { Composition } from '@/adapters/wiring/composition';
import { RecordingScript } from '@/application/recording/recording-script';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { CustomerIdentity } from '@/domain/ports/customer-identity';
import { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { FavoriteList } from '@/domain/ports/favorite-list';
import { LegalSource } from '@/domain/ports/legal-source';
import { MembershipCard } from '@/domain/ports/membership-card';
import { MenuCatalog } from '@/domain/ports/menu-catalog';
import { OfferCatalog } from '@/domain/ports/offer-catalog';
import { OrderGateway } from '@/domain/ports/order-gateway';
import { OrderHistory } from '@/domain/ports/order-history';
import { Passkeys } from '@/domain/ports/passkeys';
import { PaymentGateway } from '@/domain/ports/payment-gateway';
import { PhoneNumbers } from '@/domain/ports/phone-numbers';
import type { PortToken } from '@/domain/ports/port-token';
import { SettingsSource } from '@/domain/ports/settings-source';
import * as stored from '@/domain/ports/stored-value';

/** The ports that home does not need and that every composition binds alike: gateways and stored values. */
export function bindDeferredPorts(composition: Composition): void {
  composition.bindClass(CustomerAccount, HttpCustomerAccount);
  composition.bindClass(CustomerIdentity, HttpCustomerIdentity);
  composition.bindClass(DeliverySpotCatalog, HttpDeliverySpotCatalog);
  composition.bindClass(FavoriteList, HttpFavoriteList);
  composition.bindClass(LegalSource, HttpLegalSource);
  composition.bindClass(MembershipCard, HttpMembershipCard);
  composition.bindClass(MenuCatalog, HttpMenuCatalog);
  composition.bindClass(OfferCatalog, HttpOfferCatalog);
  composition.bindClass(OrderGateway, HttpOrderGateway);
  composition.bindClass(OrderHistory, HttpOrderHistory);
  composition.bindClass(Passkeys, HttpPasskeys);
  composition.bindClass(PaymentGateway, HttpPaymentGateway);
  composition.bindClass(PhoneNumbers, NumberingPlanPhoneNumbers);
  composition.bindClass(SettingsSource, HttpSettingsSource);
  composition.bind(RecordingScript, () => recordingScript);

  const store = <Value>(token: PortToken<stored.StoredValue<Value>>, schema: StorageSchema<Value>) =>
    composition.bind(token, () => {
      const [area, reporter] = [composition.get(StorageArea), composition.get(FailureReporter)];
      return new LocalStoredValue(area, schema, reporter);
    });
  store(stored.AppSettingsStorage, STORAGE_SCHEMAS.appStore);
  store(stored.AuthStorage, STORAGE_SCHEMAS.auth);
  store(stored.BasketStorage, STORAGE_SCHEMAS.cart);
  store(stored.MenuStorage, STORAGE_SCHEMAS.menu);
  store(stored.NavigationStorage, STORAGE_SCHEMAS.navigation);
  store(stored.OrderStorage, STORAGE_SCHEMAS.order);
  store(stored.ShopStorage, STORAGE_SCHEMAS.shop);
  store(stored.SuggestionStorage, STORAGE_SCHEMAS.suggestedArticles);
  store(stored.DietFilterStorage, STORAGE_SCHEMAS.dietFilter);
}
