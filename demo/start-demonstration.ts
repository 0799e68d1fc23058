import { PasswordHasher } from '@api/accounts/password-hasher';
import type { LoadedChain } from '@api/chain/load-chain';
import { openChainFolder } from '@api/chain/open-chain';
import { errorText } from '@api/chain/located-error';
import type { Environment } from '@api/environment';
import type { ExternalLoginProvider } from '@api/external-login/external-login-provider';
import { isLoopbackHost } from '@api/http/is-loopback-host';
import { mailFolderIn, type MailFolder } from '@api/mail/mail-folder';
import type { PaymentProvider } from '@api/payments/payment-provider';
import { startApi, type RunningApi } from '@api/start-api';
import { StartupError } from '@api/system/startup-error';
import { systemClock } from '@api/system/system-clock';
import { systemRandomness } from '@api/system/system-randomness';
import { demonstration } from '@demo/demonstration-chain';
import { demonstrationExtension } from '@demo/demonstration-extension';
import { dismissDemonstrationMember, welcomeDemonstrationMember } from '@demo/demonstration-member';
import { dismissDemonstrationStaff, hireDemonstrationStaff } from '@demo/demonstration-staff';
import type { Stores } from '@api/stores';
import { DemonstrationLogin } from '@demo/login-provider/demonstration-login';
import { demonstrationPages } from '@demo/demonstration-pages';
import { DemonstrationProvider } from '@demo/payment-provider/demonstration-provider';

/** What an installation brings along in place of the demonstration. */
export interface PluggedIn {
  readonly paymentProvider?: PaymentProvider;
  readonly loginProviders?: readonly ExternalLoginProvider[];
  /** Prints lines for the person who edits the folder of the chain. */
  readonly print?: (lines: readonly string[]) => void;
}

export interface RunningDemonstration extends RunningApi {
  /** Whether there is the demonstration's member, and the chain lets members log in. */
  readonly hasDemonstrationMember: boolean;
  readonly hasDemonstrationStaff: boolean;
  /** Whether its mail can be read at the address's mailbox. */
  readonly hasMailbox: boolean;
}

const system = { clock: systemClock, randomness: systemRandomness } as const;

/**
 * Starts the API with the demonstration's chain where none is stored yet, and with those parts of the demonstration
 * that the settings name.
 *
 * @throws StartupError with a message for the person who started it.
 */
export async function startDemonstration(
  environment: Environment,
  { paymentProvider, loginProviders = [], print = () => undefined }: PluggedIn = {},
): Promise<RunningDemonstration> {
  const { demonstration: parts, kitchenPaceMs, payments } = environment;
  const isOurs = paymentProvider === undefined && payments === undefined;
  if (isOurs && !parts.has('payments')) throw new StartupError(NO_PAYMENT_PROVIDER);
  const hasLogins = parts.has('logins');
  const login = hasLogins ? new DemonstrationLogin(system) : undefined;
  const mailbox = mailboxOf(environment);
  let isLoginOffered = false;
  const api = await startApi(environment, {
    chain: await chainOf(environment),
    print,
    paymentProvider: ({ ledger }) => paymentProvider ?? new DemonstrationProvider({ ledger, ...system }),
    loginProviders: [...loginProviders, ...(login === undefined ? [] : [login])],
    prepare: async (stores) => {
      await (hasLogins ? openDemonstrationLogins : closeDemonstrationLogins)(stores);
      isLoginOffered = (await stores.settings.read())?.enableCustomerLogin === true;
    },
    drawPages: environment.drawsPages ? demonstrationPages(systemClock) : undefined,
    extend: demonstrationExtension({
      ...{ login, mailbox, kitchenPaceMs, hasPaymentPage: isOurs },
      isMailboxForAll: environment.publicOrigin !== undefined || !isLoopbackHost(environment.host),
    }),
  });
  return {
    ...api,
    hasDemonstrationMember: hasLogins && isLoginOffered,
    hasDemonstrationStaff: hasLogins,
    hasMailbox: mailbox !== undefined,
  };
}

async function openDemonstrationLogins(stores: Stores): Promise<void> {
  const deps = { ...stores, ...system, hasher: new PasswordHasher() };
  await welcomeDemonstrationMember(deps);
  await hireDemonstrationStaff(deps);
}

async function closeDemonstrationLogins({ accounts, staff }: Stores): Promise<void> {
  await dismissDemonstrationMember(accounts);
  await dismissDemonstrationStaff(staff);
}

async function chainOf({ chainFolder }: Environment): Promise<LoadedChain> {
  if (chainFolder === undefined) return demonstration();
  const loaded = await openChainFolder(chainFolder);
  if (loaded.ok) return loaded.value;
  throw new StartupError([`${chainFolder} cannot be opened:`, ...loaded.error.map(errorText)].join('\n'));
}

/** A provider cannot be guessed: taking orders without one would give the food away. */
const NO_PAYMENT_PROVIDER =
  'No payment provider is set: LUCKA_PAYMENTS names one (docs/payments.md). That of the demonstration takes no real ' +
  'money, and is off with PUBLIC_ORIGIN unless LUCKA_DEMO=payments asks for it by name.';

const mailboxOf = ({ demonstration, smtpUrl, dataFolder }: Environment): MailFolder | undefined =>
  demonstration.has('mailbox') && smtpUrl === undefined ? mailFolderIn(dataFolder) : undefined;
