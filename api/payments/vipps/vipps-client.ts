import * as z from 'zod/mini';
import type { Clock } from '@/domain/ports/clock';
import { err, ok } from '@/domain/shared/result';
import { addMs, type Instant } from '@/domain/shared/instant';
import {
  LATER,
  REFUSED,
  retryAfterMs,
  UNREACHABLE,
  type ProviderAnswer,
} from '@api/payments/provider-answer';

/** What Vipps MobilePay gives a merchant. */
export interface VippsMerchant {
  /** `https://api.vipps.no`, or that of its test environment. */
  readonly address: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly subscriptionKey: string;
  readonly serialNumber: string;
}

interface VippsRequest<Value> {
  readonly path: string;
  /** A GET without a body. */
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly answer: z.ZodMiniType<Value>;
  /** Called before an error of Vipps (5xx) is answered, which is repeated for the same key. */
  readonly onServerError?: () => Promise<void>;
}

/** A refused token, a wrong key, a slow server. */
const SAYS_NOTHING: readonly number[] = [401, 403, 408];
const CONFLICT = 409;
const TOO_MANY = 429;
const ANSWER_LIMIT_MS = 5_000;
/** A token is renewed before it ends, so that none ends on its way. */
const TOKEN_RESERVE_MS = 60_000;

const accessToken = z.object({ access_token: z.string(), expires_in: z.coerce.number() });

interface Token {
  readonly text: string;
  readonly usableUntil: Instant;
}

/** Calls of the API of Vipps MobilePay with an access token, which is fetched when needed. */
export class VippsClient {
  readonly #merchant: VippsMerchant;
  readonly #clock: Clock;
  #token: Token | undefined;

  get serialNumber(): string {
    return this.#merchant.serialNumber;
  }

  constructor(merchant: VippsMerchant, clock: Clock) {
    this.#merchant = merchant;
    this.#clock = clock;
  }

  /**
   * Refused is what can never succeed. A refused token, an error of Vipps and an answer that cannot be read say nothing
   * about the payment: `unreachable`. Too many requests, and the same one at this moment (409), are answered `later`.
   */
  async ask<Value>({
    path,
    body,
    idempotencyKey,
    answer,
    onServerError,
  }: VippsRequest<Value>): Promise<ProviderAnswer<Value>> {
    const token = await this.#usableToken();
    if (token === undefined) return UNREACHABLE;
    const response = await this.#send(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token.text}`,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response?.status === 401) this.#token = undefined;
    if (response === undefined || SAYS_NOTHING.includes(response.status)) return UNREACHABLE;
    if (response.status === CONFLICT) return LATER;
    if (response.status === TOO_MANY)
      return err({ kind: 'later', afterMs: retryAfterMs(response.headers.get('retry-after')) });
    if (response.status >= 500) await onServerError?.();
    if (response.status >= 400 && response.status < 500) return REFUSED;
    return this.#read(response, answer);
  }

  async #usableToken(): Promise<Token | undefined> {
    const now = this.#clock.now();
    if (this.#token !== undefined && this.#token.usableUntil > now) return this.#token;
    const { clientId, clientSecret } = this.#merchant;
    const response = await this.#send('/accesstoken/get', {
      method: 'POST',
      headers: { client_id: clientId, client_secret: clientSecret },
    });
    const read = response && (await this.#read(response, accessToken));
    if (!read?.ok) return undefined;
    const usableUntil = addMs(now, read.value.expires_in * 1000 - TOKEN_RESERVE_MS);
    this.#token = { text: read.value.access_token, usableUntil };
    return this.#token;
  }

  async #send(path: string, request: RequestInit): Promise<Response | undefined> {
    const { address, subscriptionKey, serialNumber } = this.#merchant;
    const headers = {
      ...request.headers,
      'ocp-apim-subscription-key': subscriptionKey,
      'merchant-serial-number': serialNumber,
      'vipps-system-name': 'lucka',
    };
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    return fetch(new URL(path, address), { ...request, headers, signal }).catch(() => undefined);
  }

  async #read<Value>(response: Response, answer: z.ZodMiniType<Value>): Promise<ProviderAnswer<Value>> {
    const body: unknown = await response.json().catch(() => undefined);
    const read = response.ok ? answer.safeParse(body) : undefined;
    return read?.success ? ok(read.data) : UNREACHABLE;
  }
}
