import type { Deps } from '@/domain/ports/deps';
import * as z from 'zod/mini';

import { maybe } from '@/adapters/contract/common';
import { paths } from '@/adapters/contract/paths';
import { settingsDto } from '@/adapters/contract/settings';
import { HttpCalls } from '@/adapters/http/http-calls';
import { readEntries, readThen } from '@/adapters/http/lenient-list';
import { malformed } from '@/adapters/http/to-remote-failure';
import { type OnOmitted, type Reader, tolerantReader } from '@/adapters/http/tolerant-reader';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { SettingsSource } from '@/domain/ports/settings-source';
import { ORDER_TYPES, type OrderType, parseOrderType } from '@/domain/settings/order-type';
import type { Settings } from '@/domain/settings/settings';
import { err, ok, type Result } from '@/domain/shared/result';

/** A missing or unreadable setting counts as switched off; only the order types are required (DEC-44). */
export class HttpSettingsSource implements SettingsSource {
  static readonly needs = { calls: HttpCalls, reporter: FailureReporter };

  readonly #calls: HttpCalls;
  readonly #onOmitted: OnOmitted;

  constructor(deps: Deps<typeof HttpSettingsSource>) {
    this.#calls = deps.calls;
    this.#onOmitted = (path) => deps.reporter.log({ id: 'lucka:malformed-settings', message: path });
  }

  async settings(signal?: AbortSignal): Promise<Result<Settings, RemoteFailure>> {
    const answer = await this.#calls.read(paths.settings, z.unknown(), { signal, isFresh: true });
    if (!answer.ok) return answer;
    const settings = readSettings(answer.value, this.#onOmitted);
    return settings.ok ? settings : err(malformed(settings.error));
  }
}

const settingsAnswer = z.extend(z.partial(settingsDto), {
  orderTypes: z.array(z.unknown()),
  orders: maybe(z.partial(settingsDto.shape.orders)),
});

const readAnswer = tolerantReader(
  settingsAnswer,
  ...['enableCustomerLogin', 'externalLoginProviders', 'version', 'phoneNumberRequired'],
  ...['favoriteShopRequired', 'smsEnabled', 'orders', 'requireEmail', 'requirePhoneNumber'],
);

const readOrderType: Reader<OrderType> = (entry) => {
  const orderType = typeof entry === 'string' ? parseOrderType(entry) : undefined;
  return orderType === undefined ? err('') : ok(orderType);
};

const readSettings: Reader<Settings> = readThen(readAnswer, (answer, onOmitted) => {
  const enabled = readEntries(answer.orderTypes, 'orderTypes', readOrderType, onOmitted);
  return ok({
    orderTypes: ORDER_TYPES.filter((orderType) => enabled.includes(orderType)),
    isCustomerLoginEnabled: answer.enableCustomerLogin ?? false,
    externalLoginProviders: answer.externalLoginProviders ?? [],
    version: answer.version ?? '',
    isPhoneNumberRequired: answer.phoneNumberRequired ?? false,
    isFavoriteShopRequired: answer.favoriteShopRequired ?? false,
    isSmsEnabled: answer.smsEnabled ?? false,
    orders: {
      requireEmail: answer.orders?.requireEmail ?? false,
      requirePhoneNumber: answer.orders?.requirePhoneNumber ?? false,
    },
  });
});
