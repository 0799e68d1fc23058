import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { Texts } from '@/domain/ports/texts';
import type { PasswordHashing } from '@api/accounts/password-hasher';
import type { Catalogue } from '@api/catalogue/catalogue';
import type { Extension } from '@api/extension';
import type { ReportFailure } from '@api/failures/failure';
import type { ExternalLoginProvider } from '@api/external-login/external-login-provider';
import type { GateLimits } from '@api/http/admission-gate';
import type { NetworkList } from '@api/http/client-network';
import type { ConnectionLimits } from '@api/http/connection-limits';
import type { PageServices, PageSource } from '@api/http/page-source';
import type { PageSettings } from '@api/http/page-settings';
import type { RateLimits } from '@api/http/rate-limits';
import type { ImageSource } from '@api/images/image-source';
import type { CheckReadiness } from '@api/health/health-routes';
import type { Mailer } from '@api/mail/mailer';
import type { Meter } from '@api/metrics/meter';
import type { PaymentProvider } from '@api/payments/payment-provider';
import type { NotificationReader } from '@api/payments/read-notification';
import type { ProcessServices } from '@api/process-services';
import type { PushSender } from '@api/push/push-sender';
import type { RetentionDays } from '@api/retention/forgetting';
import type { Stores } from '@api/stores';
import type { Tracer } from '@api/tracing/tracer';

/** The dependencies of the server. Time, randomness and everything outside are injected here. */
export interface ServerDeps {
  readonly stores: Stores;
  /** The catalogue in memory, if other processes may change it. */
  readonly catalogue?: Catalogue;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly provider: PaymentProvider;
  /** Reads the provider's notifications; by default those in our own form, under the `notificationKeys`. */
  readonly readNotification?: NotificationReader | undefined;
  /** External logins, in the order shown to visitors; none by default. */
  readonly loginProviders?: readonly ExternalLoginProvider[];
  /** argon2id by default. */
  readonly hasher?: PasswordHashing;
  readonly images: ImageSource;
  readonly mailer: Mailer;
  /** Notifies browsers; without it they are offered no notifications. */
  readonly pushSender?: PushSender | undefined;
  readonly texts: Texts;
  readonly log: FastifyBaseLogger;
  /** Where unexpected errors are reported beside the log; nowhere by default. */
  readonly reportFailure?: ReportFailure | undefined;
  /** Measures nothing by default. */
  readonly meter?: Meter;
  /** Records nothing by default. */
  readonly tracer?: Tracer;
  /** Those of a process that is alone on its database by default. */
  readonly services?: ProcessServices;
  /** Whether the process can serve orders; always by default. */
  readonly checkReadiness?: CheckReadiness;
  readonly options: ServerOptions;
  /** Draws the pages of the storefront; without it their content comes by script alone. */
  readonly drawPages?: DrawPages | undefined;
  /** Routes and background work of the installation. */
  readonly extend?: Extension;
}

export interface ServerOptions {
  readonly version: string;
  /** The id of a request: different in all processes, and no count that shows how many there were. */
  readonly newRequestId: () => string;
  /** The public origin; undefined on loopback and in a local network, where the request's host counts. */
  readonly publicOrigin: string | undefined;
  readonly isOpenToNetwork: boolean;
  /** The number of trusted proxies before this server. */
  readonly trustedProxies: number;
  /** Whether a registration does not reveal that an address is taken. */
  readonly hidesMembers: boolean;
  readonly operatorToken: string | undefined;
  /** Each of these keys may sign the payment provider's notifications; none disables them. */
  readonly notificationKeys: readonly string[];
  /** The folder of the built client; undefined to serve the API only. */
  readonly clientFolder: string | undefined;
  readonly page: PageSettings;
  readonly retentionDays: RetentionDays;
  /** Paid orders that no kitchen starts in this time are taken back; undefined for never. */
  readonly acceptWithinMs?: number | undefined;
  /** Ready orders that are not handed out in this time are shown apart; undefined for never. */
  readonly collectWithinMs?: number | undefined;
  readonly rateLimits: RateLimits;
  readonly shopNetworks: NetworkList;
  /** Defaults to DEFAULT_CONNECTION_LIMITS. */
  readonly connectionLimits?: ConnectionLimits;
  /**
   * How long a request may wait for a stuck database; defaults to ANSWER_BUDGET_MS, and is Infinity without a database.
   */
  readonly answerBudgetMs?: number;
  /** How many orders are placed at once and how many may wait. */
  readonly orderGate?: GateLimits;
}

export type DrawPages = (services: PageServices) => PageSource;
