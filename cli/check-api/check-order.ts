import * as z from 'zod/mini';
import { CUSTOMER_CODE_HEADER, IDEMPOTENCY_KEY_HEADER } from '@/adapters/contract/headers';
import { orderStatus, readOrderDetails, readPlacedOrder } from '@/adapters/contract/order';
import { orderRequest, type OrderRequestDto } from '@/adapters/contract/order-request';
import { paths } from '@/adapters/contract/paths';
import { paymentState, startedPayment } from '@/adapters/contract/payment';
import { strict } from '@/adapters/contract/tolerant';
import type { Article } from '@/domain/menu/menu';
import { walkMenu } from '@/domain/menu/walk-menu';
import { parseCustomerCode, type CustomerCode, type PlacedOrder } from '@/domain/order/order';
import type { OrderRequest } from '@/domain/order/order-request';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { ApiUnderTest, Exchange } from '@cli/check-api/api-under-test';
import type { CheckedCatalogue, CheckedShop } from '@cli/check-api/check-catalogue';
import type { Findings } from '@cli/check-api/findings';

export interface OrderCheckDeps {
  readonly api: ApiUnderTest;
  readonly findings: Findings;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

const TOKEN_BITS = 128;
const QUANTITY = 2;

const NOTE = 'A check of the API. Please ignore: it will not be paid.';

/** Places an order and starts its payment, which is never paid. Source: spec 7, decisions. */
export async function checkOrder(deps: OrderCheckDeps, catalogue: CheckedCatalogue): Promise<void> {
  const { findings, randomness } = deps;
  const choice = findOrderable(catalogue);
  const code = parseCustomerCode(randomness.token(TOKEN_BITS));
  if (choice === undefined || code === undefined) {
    const reason = 'no open shop sells a dish without required choices now';
    findings.record({ what: 'an order', source: 'ENT-22', isOptional: true }, undefined, reason);
    return;
  }
  const request = requestOf(choice, catalogue, code, deps);
  const body = z.encode(orderRequest, request);
  const key = randomness.token(TOKEN_BITS);
  const answer = await place(deps, body, key);
  const placed = findings.value(
    { what: 'an order that is placed', source: 'ENT-22, OPEN-02' },
    answer,
    readPlacedOrder,
  );
  if (placed === undefined) return;
  const total = choice.article.price * QUANTITY;
  findings.record(
    { what: 'the total of the order, by the prices of the menu', source: 'AMB-49' },
    answer,
    placed.total === total ? undefined : `it is ${placed.total}, not ${total}, in hundredths`,
  );
  await checkRepeats(deps, body, { key, answer, placed });
  await checkReading(deps, placed, code, request);
  await checkPayment(deps, placed, code);
}

interface Orderable extends CheckedShop {
  readonly article: Article;
}

function findOrderable({ shops }: CheckedCatalogue): Orderable | undefined {
  for (const checked of shops) {
    if (!checked.shop.openForBusiness || checked.shop.status !== 'online') continue;
    for (const { article } of walkMenu(checked.menu)) {
      const isPlain = article.choiceGroups.every(({ min }) => min === 0);
      if (isPlain && !article.isSoldOut && article.price > 0) return { ...checked, article };
    }
  }
  return undefined;
}

function requestOf(
  { shop, spots, article }: Orderable,
  { settings }: CheckedCatalogue,
  customerCode: CustomerCode,
  { clock }: OrderCheckDeps,
): OrderRequest {
  const [orderType = 'TakeAway'] = settings?.orderTypes ?? [];
  const now = clock.now();
  return {
    shopId: shop.id,
    dietaryNeeds: undefined,
    newsByMail: undefined,
    orderType,
    pickupTime: now,
    readyAt: undefined,
    items: [{ code: article.code, quantity: QUANTITY, choices: [] }],
    customerCode,
    note: NOTE,
    spotId: spots.find((spot) => spot.orderType === orderType)?.id,
    email: settings?.orders.requireEmail === true ? 'check@lucka.example' : undefined,
    phoneNumber: settings?.orders.requirePhoneNumber === true ? '+46701740605' : undefined,
  };
}

const place = ({ api }: OrderCheckDeps, body: OrderRequestDto, key: string): Promise<Exchange> =>
  api.call(paths.orders, { method: 'POST', body, headers: { [IDEMPOTENCY_KEY_HEADER]: key } });

async function checkRepeats(
  deps: OrderCheckDeps,
  body: OrderRequestDto,
  first: { readonly key: string; readonly answer: Exchange; readonly placed: PlacedOrder },
): Promise<void> {
  const repeated = await place(deps, body, first.key);
  const again = readPlacedOrder(tryParse(repeated.text), () => undefined);
  const isSame = again.ok && again.value.orderId === first.placed.orderId;
  deps.findings.record(
    { what: 'the same order sent again under its key', source: 'OPEN-02' },
    repeated,
    isSame ? undefined : 'it is not the same order: a guest who repeats a lost call would pay twice',
  );
  deps.findings.refusal(
    { what: 'another order under the same key', source: 'OPEN-02' },
    await place(deps, { ...body, note: 'Another order' }, first.key),
    [409, 422],
  );
}

async function checkReading(
  { api, findings }: OrderCheckDeps,
  { orderId, total }: PlacedOrder,
  code: CustomerCode,
  { shopId, items }: OrderRequest,
): Promise<void> {
  const withCode = { headers: { [CUSTOMER_CODE_HEADER]: code } };
  findings.value(
    { what: 'the status of the order', source: 'API-29' },
    await api.call(paths.order(orderId), withCode),
    strict(orderStatus),
  );
  const answer = await api.call(paths.orderDetails(orderId), withCode);
  const details = findings.value(
    { what: 'the details of the order', source: 'ENT-28' },
    answer,
    readOrderDetails,
  );
  if (details !== undefined) {
    const isSame =
      details.shopId === shopId && details.total === total && details.items[0]?.code === items[0]?.code;
    findings.record(
      { what: 'what was ordered, in the details', source: 'OPEN-03' },
      answer,
      isSame ? undefined : 'shop, dish or total differ from the order',
    );
  }
  findings.refusal(
    { what: 'the details of the order without its code', source: 'AMB-51' },
    await api.call(paths.orderDetails(orderId)),
    [401, 403, 404],
  );
}

async function checkPayment(
  { api, findings }: OrderCheckDeps,
  { orderId, total }: PlacedOrder,
  code: CustomerCode,
): Promise<void> {
  const headers = { [CUSTOMER_CODE_HEADER]: code };
  const body = { returnUrl: `/payment/${orderId}#code=${code}` };
  const answer = await api.call(paths.payments(orderId), { method: 'POST', body, headers });
  const subject = { what: 'a payment that is started', source: 'OPEN-03' };
  const payment = findings.value(subject, answer, strict(startedPayment));
  if (payment === undefined) return;
  findings.record(
    { what: 'the amount of the payment', source: 'OPEN-03' },
    answer,
    payment.amount === total ? undefined : `it is ${payment.amount}, not the total ${total}, in hundredths`,
  );
  findings.value(
    { what: 'the status of the payment', source: 'OPEN-03' },
    await api.call(paths.payment(orderId, payment.paymentId), { headers }),
    strict(paymentState),
  );
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
