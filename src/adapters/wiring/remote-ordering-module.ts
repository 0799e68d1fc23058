import { ContainerModule } from 'inversify';

import { NumberingPlanPhoneNumbers } from '@/adapters/browser/numbering-plan-phone-numbers';
import { HttpClient } from '@/adapters/http/create-http-client';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpCustomerAccount } from '@/adapters/http/http-customer-account';
import { HttpDeliverySpotCatalog } from '@/adapters/http/http-delivery-spot-catalog';
import { HttpEvents } from '@/adapters/http/http-events';
import { HttpImageAddresses } from '@/adapters/http/http-image-addresses';
import { HttpMenuCatalog } from '@/adapters/http/http-menu-catalog';
import { HttpOrderDesk } from '@/adapters/http/http-order-gateway';
import { HttpPaymentDesk } from '@/adapters/http/http-payment-gateway';
import { HttpSettingsSource } from '@/adapters/http/http-settings-source';
import { bindPort, bindSingle } from '@/adapters/wiring/bind-single';
import { Clock } from '@/domain/ports/clock';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import { MenuCatalog } from '@/domain/ports/menu-catalog';
import { OrderDesk } from '@/domain/ports/order-gateway';
import { PaymentDesk } from '@/domain/ports/payment-gateway';
import { PhoneNumbers } from '@/domain/ports/phone-numbers';
import { SettingsSource } from '@/domain/ports/settings-source';

/** What the chain's server is asked beyond home's own. */
export const remoteOrderingModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, HttpEvents, [HttpClient, Clock]);
  bindPort(bind, SettingsSource, HttpSettingsSource, [HttpCalls, FailureReporter]);
  bindPort(bind, CustomerAccount, HttpCustomerAccount, [HttpCalls, FailureReporter]);
  bindPort(bind, DeliverySpotCatalog, HttpDeliverySpotCatalog, [HttpCalls, FailureReporter]);
  bindPort(bind, MenuCatalog, HttpMenuCatalog, [HttpCalls, FailureReporter]);
  bindPort(bind, OrderDesk, HttpOrderDesk, [HttpCalls, HttpEvents, FailureReporter]);
  bindPort(bind, PaymentDesk, HttpPaymentDesk, [HttpCalls]);
  bindPort(bind, ImageAddresses, HttpImageAddresses, []);
  bindPort(bind, PhoneNumbers, NumberingPlanPhoneNumbers, []);
});
