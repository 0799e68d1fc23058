import type { Deps } from '@/domain/ports/deps';
import { paths } from '@/adapters/contract/paths';
import { HttpCalls } from '@/adapters/http/http-calls';
import type { Registration } from '@/domain/customer/registration';
import type { CustomerIdentity, PasswordReset } from '@/domain/ports/customer-identity';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

type Answer = Promise<Result<void, RemoteFailure>>;

/** The session is a persistent cookie that scripts cannot read. Source: spec §7; API-06. */
const PERSISTENT_COOKIE = { useCookies: 'true', useSessionCookies: 'false' };

export class HttpCustomerIdentity implements CustomerIdentity {
  static readonly needs = { calls: HttpCalls };

  readonly #calls: HttpCalls;

  constructor(deps: Deps<typeof HttpCustomerIdentity>) {
    this.#calls = deps.calls;
  }

  logIn(email: string, password: string): Answer {
    return this.#calls.command(paths.login, { email, password }, { query: PERSISTENT_COOKIE });
  }

  logOut(): Answer {
    return this.#calls.command(paths.logout, undefined);
  }

  register(registration: Registration): Answer {
    const { firstName, lastName, email, phone, password, favoriteShop, acceptedTerms } = registration;
    const body = { firstName, lastName, email, phone, password, favoriteShop, acceptedTerms };
    return this.#calls.command(paths.register, body);
  }

  confirmEmail(userId: string, code: string): Answer {
    return this.#calls.command(paths.confirmEmail, { userId, code });
  }

  resendConfirmation(email: string): Answer {
    return this.#calls.command(paths.resendConfirmationEmail, { email });
  }

  requestPasswordReset(email: string): Answer {
    return this.#calls.command(paths.forgotPassword, { email });
  }

  resetPassword({ email, code, newPassword }: PasswordReset): Answer {
    return this.#calls.command(paths.resetPassword, { email, resetCode: code, newPassword });
  }
}
