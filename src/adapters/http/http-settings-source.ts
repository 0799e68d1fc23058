import { paths } from '@/adapters/http/contract/paths';
import { type SettingsDto, settingsDto } from '@/adapters/http/contract/settings';
import type { HttpCalls } from '@/adapters/http/http-calls';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import type { SettingsSource } from '@/domain/ports/settings-source';
import { ORDER_TYPES, parseOrderType } from '@/domain/settings/order-type';
import type { Settings } from '@/domain/settings/settings';
import { ok, type Result } from '@/domain/shared/result';

export class HttpSettingsSource implements SettingsSource {
  readonly #calls: HttpCalls;

  constructor(calls: HttpCalls) {
    this.#calls = calls;
  }

  async settings(signal?: AbortSignal): Promise<Result<Settings, RemoteFailure>> {
    const answer = await this.#calls.read(paths.settings, settingsDto, { signal, isFresh: true });
    return answer.ok ? ok(toSettings(answer.value)) : answer;
  }
}

function toSettings(dto: SettingsDto): Settings {
  const enabled = dto.orderTypes.map(parseOrderType);
  return {
    orderTypes: ORDER_TYPES.filter((orderType) => enabled.includes(orderType)),
    isCustomerLoginEnabled: dto.enableCustomerLogin,
    externalLoginProviders: dto.externalLoginProviders ?? [],
    version: dto.version,
    isPhoneNumberRequired: dto.phoneNumberRequired,
    isFavoriteShopRequired: dto.favoriteShopRequired,
    isSmsEnabled: dto.smsEnabled,
    orders: {
      requireEmail: dto.orders.requireEmail,
      requirePhoneNumber: dto.orders.requirePhoneNumber,
    },
  };
}
