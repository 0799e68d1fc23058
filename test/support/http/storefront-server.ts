import type { ServerResponse } from 'node:http';

import * as z from 'zod/mini';

import { accountSessions } from '@/adapters/contract/account-session';
import {
  accountDeletionDto,
  emailAddressDto,
  emailConfirmationDto,
  loginRequestDto,
  passwordResetDto,
  profileChangeDto,
  registrationDto,
} from '@/adapters/contract/identity';
import { passkey, passkeyNameDto, passkeyOptionsRequestDto, passkeys } from '@/adapters/contract/passkey';
import { paymentRequestDto } from '@/adapters/contract/payment';
import { favorite as favoriteCodec } from '@/adapters/contract/user';
import { MemoryCultures } from '@test/support/memory/memory-cultures';
import { MemoryCustomerAccount } from '@test/support/memory/memory-customer-account';
import { MemoryCustomerIdentity } from '@test/support/memory/memory-customer-identity';
import { MemoryDeliverySpotCatalog } from '@test/support/memory/memory-delivery-spot-catalog';
import { MemoryFavoriteList } from '@test/support/memory/memory-favorite-list';
import { MemoryMembershipCard } from '@test/support/memory/memory-membership-card';
import { MemoryMenuCatalog } from '@test/support/memory/memory-menu-catalog';
import { MemoryOfferCatalog } from '@test/support/memory/memory-offer-catalog';
import { MemoryOrderGateway } from '@test/support/memory/memory-order-gateway';
import { MemoryOrderHistory } from '@test/support/memory/memory-order-history';
import { MemoryPasskeys } from '@test/support/memory/memory-passkeys';
import { MemoryPaymentGateway } from '@test/support/memory/memory-payment-gateway';
import { MemorySettingsSource } from '@test/support/memory/memory-settings-source';
import { MemoryShopCatalog } from '@test/support/memory/memory-shop-catalog';
import { refusal } from '@test/support/memory/refusal';
import { parseIntentKey } from '@/domain/order/order-intent';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { parseLanguage } from '@/domain/shared/language';
import type { ShopQuery } from '@/domain/ports/shop-catalog';
import { err, type Result } from '@/domain/shared/result';
import { passkeyAnswer, passkeyId } from '@/domain/customer/passkey';
import { accountSessionId } from '@/domain/customer/account-session';
import { must } from '@test/support/builders/must';
import { customerCode, orderId, paymentId } from '@test/support/builders/order-ids';
import { shopId } from '@test/support/builders/ids';
import { json, type SeenRequest, TestServer } from '@test/support/http/test-server';
import {
  toCampaignDto,
  toMenuDto,
  toOrderDetailsDto,
  toPastOrderDto,
  toPlacedOrderDto,
  toSettingsDto,
  toShopsDto,
  toShopDto,
  toStartedPaymentDto,
  upperFirst,
} from '@test/support/http/to-dto';
import { shopPlace } from '@/adapters/contract/shop-place';
import { foundDish } from '@/adapters/contract/found-dish';
import { orderRequest } from '@/adapters/contract/order-request';

/** An HTTP server that speaks the contract for the doubles in memory: a contract suite runs against both. */
export class StorefrontServer {
  readonly shops = new MemoryShopCatalog();
  readonly menus = new MemoryMenuCatalog();
  readonly spots = new MemoryDeliverySpotCatalog();
  readonly settings = new MemorySettingsSource();
  readonly account = new MemoryCustomerAccount();
  readonly identity = new MemoryCustomerIdentity(this.account);
  readonly passkeys = new MemoryPasskeys(this.account);
  readonly favorites = new MemoryFavoriteList(this.account);
  readonly history = new MemoryOrderHistory(this.account);
  readonly offers = new MemoryOfferCatalog(this.account);
  readonly card = new MemoryMembershipCard(this.account);
  readonly cultures = new MemoryCultures();
  readonly orders = new MemoryOrderGateway();
  readonly payments = new MemoryPaymentGateway(this.orders);
  readonly http = new TestServer((request, response) => this.#answer(request, response));

  async #answer(request: SeenRequest, response: ServerResponse): Promise<void> {
    const [, api, ...path] = request.path.split('/');
    const route = `${request.method} ${api} ${path.map((part) => (/\d/.test(part) ? ':id' : part)).join(' ')}`;
    const [, first = '', , third = ''] = path;
    const code = request.headers['customer-code'] || undefined;
    const known = code === undefined ? undefined : customerCode(code);
    switch (route) {
      case 'GET api shops':
        return send(response, await this.shops.shops(shopQueryIn(request.query)), toShopsDto);
      case 'GET api shops places': {
        const language = must(parseLanguage(request.query.get('language') ?? ''));
        const places = await this.shops.places(request.query.get('q') ?? '', language);
        return send(response, places, (found) => found.map((each) => z.encode(shopPlace, each)));
      }
      case 'GET api search': {
        if (this.shops.findable === undefined) return send(response, err(refusal(404)), () => undefined);
        const language = must(parseLanguage(request.query.get('language') ?? ''));
        const found = await this.shops.search(request.query.get('q') ?? '', language);
        return send(response, found, (dishes) => dishes.map((each) => z.encode(foundDish, each)));
      }
      case 'GET api shops :id':
        return send(response, await this.shops.shop(shopId(Number(first))), toShopDto);
      case 'GET api shops :id menu':
        return send(response, await this.menus.menu(shopId(Number(first))), toMenuDto);
      case 'GET api shops :id delivery-spots':
        return send(response, await this.spots.spots(shopId(Number(first))), (spots) =>
          spots.map(({ id, name, translations, orderType }) => ({ id, name, i18n: translations, orderType })),
        );
      case 'GET api settings':
        return send(response, await this.settings.settings(), toSettingsDto);
      case 'POST api identity login':
      case 'POST api identity register':
      case 'POST api identity confirmEmail':
      case 'POST api identity resendConfirmationEmail':
      case 'POST api identity forgotPassword':
      case 'POST api identity resetPassword':
        return send(response, await this.#identify(first, request), () => undefined);
      case 'POST api user logout':
        return send(response, await this.identity.logOut(), () => undefined);
      case 'GET api user profile':
        return send(response, await this.account.profile(), (profile) => profile);
      case 'PUT api user profile': {
        const { currentPassword, newPassword, ...person } = z.parse(
          profileChangeDto,
          JSON.parse(request.body),
        );
        const passwords = {
          currentPassword: currentPassword ?? undefined,
          newPassword: newPassword ?? undefined,
        };
        return send(response, await this.account.change({ ...person, ...passwords }), (profile) => profile);
      }
      case 'DELETE api user': {
        const { currentPassword } = z.parse(accountDeletionDto, JSON.parse(request.body));
        return send(response, await this.account.delete(currentPassword), () => undefined);
      }
      case 'GET api user export':
        return send(response, await this.account.exportData(), (data) => JSON.parse(data) as unknown);
      case 'GET api user sessions':
        return send(response, await this.account.sessions(), (open) => z.encode(accountSessions, open));
      case 'DELETE api user sessions :id':
        return send(
          response,
          await this.account.endSession(accountSessionId(path[2] ?? '')),
          () => undefined,
          204,
        );
      case 'GET api user passkeys':
        return send(response, await this.passkeys.list(), (stored) => z.encode(passkeys, stored));
      case 'POST api user passkeys options': {
        const { currentPassword } = z.parse(passkeyOptionsRequestDto, JSON.parse(request.body));
        return send(response, await this.passkeys.creationOptions(currentPassword), fromJson);
      }
      case 'POST api user passkeys': {
        const added = await this.passkeys.add(passkeyAnswer(request.body));
        return send(response, added, (stored) => z.encode(passkey, stored), 201);
      }
      case 'PUT api user passkeys :id': {
        const { name } = z.parse(passkeyNameDto, JSON.parse(request.body));
        const renamed = await this.passkeys.rename(passkeyId(path[2] ?? ''), name);
        return send(response, renamed, () => undefined, 204);
      }
      case 'DELETE api user passkeys :id': {
        const removed = await this.passkeys.remove(passkeyId(path[2] ?? ''));
        return send(response, removed, () => undefined, 204);
      }
      case 'POST api identity passkey options':
        return send(response, await this.passkeys.loginOptions(), fromJson);
      case 'POST api identity passkey':
        return send(response, await this.passkeys.logIn(passkeyAnswer(request.body)), () => undefined);
      case 'POST api user favorite': {
        const favorite = z.parse(favoriteCodec, JSON.parse(request.body));
        return send(response, await this.favorites.add(favorite), () => undefined);
      }
      case 'DELETE api user favorite': {
        const favorite = z.parse(favoriteCodec, JSON.parse(request.body));
        return send(response, await this.favorites.remove(favorite), (favorites) => favorites);
      }
      case 'GET api user order-history': {
        const [index, size] = ['pageIndex', 'pageSize'].map((name) => Number(request.query.get(name)));
        const page = await this.history.page(index ?? 0, size ?? 0);
        return send(response, page, ({ orders }) => orders.map(toPastOrderDto));
      }
      case 'GET api user membership-card': {
        const card = await this.card.image();
        if (!card.ok) return send(response, card, () => undefined);
        response.writeHead(200, { 'content-type': card.value.mediaType }).end(card.value.bytes);
        return;
      }
      case 'GET api campaigns':
        return send(response, await this.offers.offers(), (offers) => offers.map(toCampaignDto));
      case 'GET api cultures languages':
        return this.cultures.listed === undefined
          ? void json(404, {})(request, response)
          : send(response, await this.cultures.languages(), (languages) => languages);
      case 'POST api cultures changeculture':
        return this.#changeCulture(request, response);
      case 'POST api order': {
        const key = must(parseIntentKey(request.headers['idempotency-key'] ?? ''));
        return send(
          response,
          await this.orders.place(z.parse(orderRequest, JSON.parse(request.body)), key),
          toPlacedOrderDto,
          201,
        );
      }
      case 'GET api order :id':
        return send(response, await this.orders.status(orderId(first), known), upperFirst);
      case 'GET api order :id details':
        return send(response, await this.orders.details(orderId(first), known), toOrderDetailsDto);
      case 'GET api order :id events':
        return this.#streamStatuses(first, known, response);
      case 'POST api order :id cancel':
        return send(response, await this.orders.cancel(orderId(first), known), () => undefined, 204);
      case 'POST api order :id receipt': {
        const { email } = JSON.parse(request.body) as { email: string };
        return send(
          response,
          await this.orders.sendReceipt(orderId(first), known, email),
          () => undefined,
          202,
        );
      }
      case 'POST api order :id payment': {
        const { returnUrl } = z.parse(paymentRequestDto, JSON.parse(request.body));
        const started = await this.payments.start(orderId(first), must(known), returnUrl);
        return send(response, started, toStartedPaymentDto, 201);
      }
      case 'GET api order :id payment :id': {
        const state = await this.payments.state(orderId(first), paymentId(third), must(known));
        return send(response, state, ({ status, code: reason }) => ({ status, code: reason ?? null }));
      }
      default:
        return void json(404, { title: 'Unknown path' })(request, response);
    }
  }

  #identify(call: string, { body, query }: SeenRequest): Promise<Result<void, RemoteFailure>> {
    const form: unknown = JSON.parse(body);
    switch (call) {
      case 'login': {
        const isAsked = query.get('useCookies') === 'true' && query.get('useSessionCookies') === 'false';
        const { email, password } = z.parse(loginRequestDto, form);
        return isAsked ? this.identity.logIn(email, password) : Promise.resolve(err(refusal(400)));
      }
      case 'register': {
        const { favoriteShop, ...registration } = z.parse(registrationDto, form);
        const shop = favoriteShop === undefined || favoriteShop === null ? undefined : shopId(favoriteShop);
        return this.identity.register({ ...registration, favoriteShop: shop });
      }
      case 'confirmEmail': {
        const { userId, code } = z.parse(emailConfirmationDto, form);
        return this.identity.confirmEmail(userId, code);
      }
      case 'resendConfirmationEmail':
        return this.identity.resendConfirmation(z.parse(emailAddressDto, form).email);
      case 'forgotPassword':
        return this.identity.requestPasswordReset(z.parse(emailAddressDto, form).email);
      default: {
        const { email, resetCode, newPassword } = z.parse(passwordResetDto, form);
        return this.identity.resetPassword({ email, code: resetCode, newPassword });
      }
    }
  }

  async #changeCulture(request: SeenRequest, response: ServerResponse): Promise<void> {
    const language = must(parseLanguage(request.query.get('cultureCode') ?? ''));
    const changed = await this.cultures.change(language);
    const cookie = encodeURIComponent(`c=${language}|uic=${language}`);
    if (changed.ok)
      response.setHeader('set-cookie', `.AspNetCore.Culture=${cookie}; Path=/; Max-Age=31536000`);
    return send(response, changed, () => undefined);
  }

  async #streamStatuses(
    id: string,
    code: ReturnType<typeof customerCode> | undefined,
    response: ServerResponse,
  ): Promise<void> {
    const controller = new AbortController();
    response.on('close', () => controller.abort());
    const known = await this.orders.details(orderId(id), code);
    if (!known.ok) return send(response, known, () => undefined);
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write(': hello\n\n');
    await this.orders.subscribe(
      orderId(id),
      code,
      (status) => response.write(`data: ${upperFirst(status)}\n\n`),
      controller.signal,
    );
    response.end();
  }
}

function send<Value>(
  response: ServerResponse,
  answer: Result<Value, RemoteFailure | { readonly kind: 'notConfigured' }>,
  toDto: (value: Value) => unknown,
  status = 200,
): void {
  if (answer.ok) {
    const body = JSON.stringify(toDto(answer.value)) as string | undefined;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body ?? '');
  } else if (answer.error.kind === 'refused') sendProblem(response, answer.error);
  else response.destroy();
}

function sendProblem(response: ServerResponse, refusal: RemoteFailure & { readonly kind: 'refused' }): void {
  const { status, code, family, parameter, orderId: order, shopId: shop, articleCodes, errors } = refusal;
  const problem = {
    type: family === undefined ? 'about:blank' : `urn:lucka:${family}:${code ?? ''}`,
    title: 'Refused',
    status,
    code,
    parameter,
    orderId: order,
    shopId: shop,
    articleCodes,
    ...(errors.length > 0 && { errors: Object.fromEntries(errors.map((error) => [error, ['…']])) }),
  };
  const retryAfter =
    refusal.retryAfterMs === undefined ? {} : { 'retry-after': String(refusal.retryAfterMs / 1000) };
  response
    .writeHead(status, { 'content-type': 'application/problem+json', ...retryAfter })
    .end(JSON.stringify(problem));
}

const fromJson = (text: string): unknown => JSON.parse(text);

/** The query of a list of shops as the contract writes it. */
function shopQueryIn(values: URLSearchParams): ShopQuery {
  const language = parseLanguage(values.get('language') ?? '');
  const ids = values.get('ids');
  if (ids !== null) return { kind: 'some', ids: ids.split(',').map((id) => shopId(Number(id))) };
  if (language === undefined || !values.has('limit')) return { kind: 'all' };
  const near = values.get('near');
  if (near !== null) return { kind: 'near', shopId: shopId(Number(near)), language };
  return { kind: 'list', search: values.get('q') ?? '', offset: Number(values.get('offset') ?? 0), language };
}
