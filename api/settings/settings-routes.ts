import { paths } from '@/adapters/contract/paths';
import * as z from 'zod/mini';
import { settings as settingsCodec } from '@/adapters/contract/settings';
import type { ApiServer } from '@api/http/api-server';
import type { ChainSettings } from '@api/catalogue/chain-settings';
import type { SettingsStore } from '@api/settings/settings-store';

/** A chain without settings takes no orders. */
export const EMPTY_SETTINGS: ChainSettings = {
  orderTypes: [],
  enableCustomerLogin: false,
  externalLoginProviders: [],
  phoneNumberRequired: false,
  favoriteShopRequired: false,
  smsEnabled: false,
  orders: { requireEmail: false, requirePhoneNumber: false },
  languages: [],
};

/** This API sends no text messages. Source: DEC-55. */
const SENDS_TEXT_MESSAGES = false;

/** GET /api/settings. Source: spec §3 Settings, §7; API-16, ENT-12, ENT-13. */
export function settingsRoutes(
  app: ApiServer,
  { settings, version }: { readonly settings: SettingsStore; readonly version: string },
): void {
  app.get(
    paths.settings,
    {
      config: { isPublic: true, document: { summary: 'The settings of the chain' } },
      schema: { response: { 200: z.input(settingsCodec) } },
    },
    async () => ({
      ...((await settings.read()) ?? EMPTY_SETTINGS),
      smsEnabled: SENDS_TEXT_MESSAGES,
      passkeyLogin: true,
      orderMail: true,
      version,
    }),
  );
}
