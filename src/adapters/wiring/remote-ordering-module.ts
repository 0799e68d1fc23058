import { ContainerModule } from 'inversify';

import { NumberingPlanPhoneNumbers } from '@/adapters/browser/numbering-plan-phone-numbers';
import { HttpCustomerAccount } from '@/adapters/http/http-customer-account';
import { HttpDeliverySpotCatalog } from '@/adapters/http/http-delivery-spot-catalog';
import { HttpEvents } from '@/adapters/http/http-events';
import { HttpImageAddresses } from '@/adapters/http/http-image-addresses';
import { HttpMenuCatalog } from '@/adapters/http/http-menu-catalog';
import { HttpOrderGateway } from '@/adapters/http/http-order-gateway';
import { HttpPaymentGateway } from '@/adapters/http/http-payment-gateway';
import { HttpSettingsSource } from '@/adapters/http/http-settings-source';
import { bindClasses, bindPort } from '@/adapters/wiring/bind';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import { MenuCatalog } from '@/domain/ports/menu-catalog';
import { OrderGateway } from '@/domain/ports/order-gateway';
import { PaymentGateway } from '@/domain/ports/payment-gateway';
import { PhoneNumbers } from '@/domain/ports/phone-numbers';
import { SettingsSource } from '@/domain/ports/settings-source';

/** The gateways that home does not need. */
export const remoteOrderingModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [HttpEvents]);
  bindPort(bind, SettingsSource, HttpSettingsSource);
  bindPort(bind, CustomerAccount, HttpCustomerAccount);
  bindPort(bind, DeliverySpotCatalog, HttpDeliverySpotCatalog);
  bindPort(bind, MenuCatalog, HttpMenuCatalog);
  bindPort(bind, OrderGateway, HttpOrderGateway);
  bindPort(bind, PaymentGateway, HttpPaymentGateway);
  bindPort(bind, ImageAddresses, HttpImageAddresses);
  bindPort(bind, PhoneNumbers, NumberingPlanPhoneNumbers);
});
