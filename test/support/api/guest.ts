import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { problemDto, type ProblemDto } from '@/adapters/contract/problem';
import type { OrderRequestDto } from '@/adapters/contract/order-request';
import {
  paymentStateDto,
  placedOrderDto,
  startedPaymentDto,
  type PlacedOrderDto,
  type StartedPaymentDto,
} from '@test/support/api/wire';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export const token = (): string => randomBytes(16).toString('base64url');

/** One coffee to take away from shop 1. */
export const anOrderBody = (different: Partial<OrderRequestDto> = {}): OrderRequestDto => ({
  shopId: 1,
  orderType: 'TakeAway',
  pickupTime: '2026-11-21T12:00:00+01:00',
  items: [{ code: 'coffee', quantity: 1, choices: [] }],
  customerCode: token(),
  note: '',
  ...different,
});

export const readProblem = ({ text }: Answer): ProblemDto => problemDto.parse(JSON.parse(text));

export interface GuestOrder extends PlacedOrderDto {
  readonly body: OrderRequestDto;
  readonly key: string;
}

/** A guest who makes the storefront's HTTP calls. */
export class Guest {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return read(await fetch(this.origin + path, { headers, redirect: 'manual' }));
  }

  post(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  async send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return read(
      await fetch(this.origin + path, {
        method,
        headers: { 'x-requested-with': 'storefront', ...type, ...headers },
        ...content,
      }),
    );
  }

  order(
    body: unknown,
    key: string = token(),
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.post('/api/order', body, { 'idempotency-key': key, ...headers });
  }

  async placed(different: Partial<OrderRequestDto> = {}): Promise<GuestOrder> {
    const [body, key] = [anOrderBody(different), token()];
    const answer = await this.order(body, key);
    return { ...placedOrderDto.parse(JSON.parse(answer.text)), body, key };
  }

  status(orderId: string, code = ''): Promise<Answer> {
    return this.get(`/api/order/${orderId}`, { 'customer-code': code });
  }

  pay(order: PlacedOrderDto, returnUrl = returnUrlOf(order)): Promise<Answer> {
    return this.post(
      `/api/order/${order.orderId}/payment`,
      { returnUrl },
      { 'customer-code': order.customerCode },
    );
  }

  async startedPayment(order: PlacedOrderDto): Promise<StartedPaymentDto & { readonly redirectUrl: string }> {
    const payment = startedPaymentDto.parse(JSON.parse((await this.pay(order)).text));
    return { ...payment, redirectUrl: z.string().parse(payment.redirectUrl) };
  }

  /** The visitor's decision on the provider's page: a test card's name, or cancel. */
  async atProvider(redirectUrl: string, card: string): Promise<Answer> {
    const form = card === 'cancel' ? { action: 'cancel' } : { action: 'pay', card };
    const body = new URLSearchParams(form);
    return read(await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' }));
  }

  async paymentState(order: PlacedOrderDto, paymentId: string): Promise<z.infer<typeof paymentStateDto>> {
    const path = `/api/order/${order.orderId}/payment/${paymentId}`;
    const answer = await this.get(path, { 'customer-code': order.customerCode });
    return paymentStateDto.parse(JSON.parse(answer.text));
  }

  /** An order with reserved money. */
  async paid(different: Partial<OrderRequestDto> = {}): Promise<GuestOrder & { readonly paymentId: string }> {
    const order = await this.placed(different);
    const { paymentId, redirectUrl } = await this.startedPayment(order);
    await this.atProvider(redirectUrl, 'succeeds');
    await this.paymentState(order, paymentId);
    return { ...order, paymentId };
  }
}

export const returnUrlOf = (order: PlacedOrderDto): string =>
  `/shop/1/checkout/payment/${order.orderId}#code=${order.customerCode}`;

const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: response.headers,
  text: await response.text(),
});
