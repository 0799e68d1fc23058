import * as z from 'zod/mini';

import { campaign } from '@/adapters/contract/campaign';
import { deliverySpot } from '@/adapters/contract/delivery-spot';
import { orderDetails, placedOrder } from '@/adapters/contract/order';
import { orderRequest } from '@/adapters/contract/order-request';
import { pastOrder } from '@/adapters/contract/past-order';
import { paymentState, startedPayment } from '@/adapters/contract/payment';
import { settings } from '@/adapters/contract/settings';
import { listedShop, shop } from '@/adapters/contract/shop';
import { favorite, userProfile } from '@/adapters/contract/user';

/** Answers as they were sent: what a codec reads, unread. */
export const campaignDto = z.input(campaign);
export const deliverySpotsDto = z.array(z.input(deliverySpot));
export const orderDetailsDto = z.input(orderDetails);
export const orderRequestDto = z.input(orderRequest);
export const pastOrderDto = z.input(pastOrder);
export const paymentStateDto = z.input(paymentState);
export const placedOrderDto = z.input(placedOrder);
export const settingsDto = z.input(settings);
export const shopDto = z.input(shop);
export const shopsDto = z.array(z.input(listedShop));
export const startedPaymentDto = z.input(startedPayment);
export const favoritesDto = z.array(z.input(favorite));
export const userProfileDto = z.input(userProfile);

export type CampaignDto = z.infer<typeof campaignDto>;
export type PastOrderDto = z.infer<typeof pastOrderDto>;
export type PlacedOrderDto = z.infer<typeof placedOrderDto>;
export type StartedPaymentDto = z.infer<typeof startedPaymentDto>;
