import { ContainerModule } from 'inversify';

import { NumberingPlanPhoneNumbers } from '@/adapters/browser/numbering-plan-phone-numbers';
import { HttpClient } from '@/adapters/http/create-http-client';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpDeliverySpotCatalog } from '@/adapters/http/http-delivery-spot-catalog';
import { HttpEvents } from '@/adapters/http/http-events';
import { HttpImageAddresses } from '@/adapters/http/http-image-addresses';
import { HttpOrderDesk } from '@/adapters/http/http-order-desk';
import { HttpPaymentDesk } from '@/adapters/http/http-payment-desk';
import { bindPort, bindSingle } from '@/adapters/wiring/bind-single';
import { Clock } from '@/domain/ports/clock';
import { DeliverySpotCatalog } from '@/domain/ports/delivery-spot-catalog';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import { OrderDesk } from '@/domain/ports/order-desk';
import { PaymentDesk } from '@/domain/ports/payment-desk';
import { PhoneNumbers } from '@/domain/ports/phone-numbers';

/** What the chain's server is asked once a shop is chosen. */
export const remoteOrderingModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, HttpEvents, [HttpClient, Clock]);
  bindPort(bind, DeliverySpotCatalog, HttpDeliverySpotCatalog, [HttpCalls, FailureReporter]);
  bindPort(bind, OrderDesk, HttpOrderDesk, [HttpCalls, HttpEvents]);
  bindPort(bind, PaymentDesk, HttpPaymentDesk, [HttpCalls]);
  bindPort(bind, ImageAddresses, HttpImageAddresses, []);
  bindPort(bind, PhoneNumbers, NumberingPlanPhoneNumbers, []);
});
