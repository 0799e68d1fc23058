import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { Texts } from '@/domain/ports/texts';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import type { Catalogue } from '@api/catalogue/catalogue';
import type { Extension } from '@api/extension';
import type { ExternalLoginProvider } from '@api/external-login/external-login-provider';
import type { GateLimits } from '@api/http/admission-gate';
import type { NetworkList } from '@api/http/client-network';
import type { ConnectionLimits } from '@api/http/connection-limits';
import type { PageSettings } from '@api/http/page-settings';
import type { RateLimits } from '@api/http/rate-limits';
import type { ImageSource } from '@api/images/image-source';
import type { Mailer } from '@api/mail/mailer';
import type { PaymentProvider } from '@api/payments/payment-provider';
import type { Stores } from '@api/stores';

/** What the server is put together from. Everything that tells time, is random or reaches outside comes in here. */
export interface ServerDeps {
  readonly stores: Stores;
  /** Where the stores answer from memory what others may change. */
  readonly catalogue?: Catalogue;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly provider: PaymentProvider;
  /** Other companies' logins, in the order in which visitors see them; none where left out. */
  readonly loginProviders?: readonly ExternalLoginProvider[];
  /** argon2id where left out. */
  readonly hasher?: PasswordHashing;
  readonly images: ImageSource;
  readonly mailer: Mailer;
  readonly texts: Texts;
  readonly log: FastifyBaseLogger;
  readonly options: ServerOptions;
  /** Routes and background work of the installation. */
  readonly extend?: Extension;
}

export interface ServerOptions {
  readonly version: string;
  /** The origin that visitors see; undefined on loopback and in a local network, where the request's host tells. */
  readonly publicOrigin: string | undefined;
  readonly isOpenToNetwork: boolean;
  /** How many proxies before us are believed about the visitor's address. */
  readonly trustedProxies: number;
  /** Whether a registration does not tell that somebody is a member already. */
  readonly hidesMembers: boolean;
  readonly operatorToken: string | undefined;
  /** Each of them may sign the payment provider's notifications; without any there are none. */
  readonly notificationKeys: readonly string[];
  /** The built client; undefined to serve the API alone. */
  readonly clientFolder: string | undefined;
  readonly page: PageSettings;
  readonly rateLimits: RateLimits;
  readonly shopNetworks: NetworkList;
  /** How long clients may take, and how many connections they may have; the usual where left out. */
  readonly connectionLimits?: ConnectionLimits;
  /** How long a request may wait for a database that is stuck; the usual where left out. */
  readonly answerBudgetMs?: number;
  /** How many orders are placed at once, and how many may wait; the usual where left out. */
  readonly orderGate?: GateLimits;
}
