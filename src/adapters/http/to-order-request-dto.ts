import type { OrderRequestDto } from '@/adapters/contract/order';
import type { OrderRequest } from '@/domain/order/order-request';
import { formatInstant } from '@/domain/shared/instant';

/** The body of an order. Empty fields are left out. Source: spec §3 Order request, AMB-49, AMB-50. */
export const toOrderRequestDto = (request: OrderRequest): OrderRequestDto => ({
  shopId: request.shopId,
  orderType: request.orderType,
  pickupTime: formatInstant(request.pickupTime),
  items: request.items.map((item) => ({
    code: item.code,
    quantity: item.quantity,
    choices: item.choices.map((choice) => ({
      level: choice.level,
      articleCode: choice.articleCode,
      choiceCode: choice.choiceCode,
      ...(choice.parent !== '' && { parent: choice.parent }),
    })),
  })),
  customerCode: request.customerCode,
  ...(request.note !== '' && { note: request.note }),
  ...(request.spotId !== undefined && { spotId: request.spotId }),
  ...(request.email !== undefined && { email: request.email }),
  ...(request.phoneNumber !== undefined && { phoneNumber: request.phoneNumber }),
});
