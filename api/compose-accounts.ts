import { AccountMail } from '@api/accounts/account-mail';
import type { AccountDeps } from '@api/accounts/account-deps';
import { BackgroundWork } from '@api/system/background-work';
import { FAILED_LOGINS } from '@api/accounts/check-login';
import { KnownDevices } from '@api/accounts/known-devices';
import { PasswordHasher } from '@api/accounts/password-hasher';
import { EMAIL_LIMITS } from '@api/accounts/password-routes';
import { REGISTRATIONS, RegistrationLimits } from '@api/accounts/registration-limits';
import { Sessions } from '@api/accounts/sessions';
import { auditOf } from '@api/audit/audit';
import type { ApiServer } from '@api/http/api-server';
import type { Limiters } from '@api/limits/limiter';
import type { RequestOrigin } from '@api/http/request-origin';
import type { ServerDeps } from '@api/server-deps';

/** Composes the dependencies of the account routes; `sessions` identifies the member of a request. */
export function accountDeps(
  app: ApiServer,
  deps: ServerDeps,
  { originOf, limiters }: { readonly originOf: RequestOrigin; readonly limiters: Limiters },
): AccountDeps {
  const { stores, clock, randomness, options } = deps;
  const background = new BackgroundWork((error) =>
    app.log.error({ err: error }, 'Background work for a member failed'),
  );
  app.addHook('onClose', () => background.finish());
  const knownDevices = new KnownDevices({ devices: stores.devices, clock, randomness, originOf });
  return {
    ...stores,
    sessions: new Sessions({ ...stores, knownDevices, clock, randomness, originOf }),
    knownDevices,
    hasher: deps.hasher ?? new PasswordHasher(),
    mail: new AccountMail({ ...deps, settings: deps.stores.settings }),
    registrations: new RegistrationLimits({
      limiter: limiters('registration', REGISTRATIONS),
      shopNetworks: options.shopNetworks,
    }),
    failures: limiters('failedLogin', FAILED_LOGINS),
    emails: limiters('accountEmail', EMAIL_LIMITS),
    hidesMembers: options.hidesMembers,
    ...{ background, clock, randomness, originOf, record: auditOf({ ...stores, clock }) },
  };
}
