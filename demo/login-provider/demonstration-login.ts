import { createHash } from 'node:crypto';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import { addMs, type Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import { err, ok, type Result } from '@/domain/shared/result';
import { DEMONSTRATION_PEOPLE } from '@demo/login-provider/demonstration-people';
import type {
  CodeToRedeem,
  ExternalLoginFailure,
  ExternalLoginProvider,
  ExternalPerson,
  LoginToBegin,
} from '@api/external-login/external-login-provider';

export const DEMONSTRATION_LOGIN_PATH = '/demo-login/';

const SECRET_BITS = 256;
const PAGE_EXPIRY_MS = 600_000;
const CODE_EXPIRY_MS = 60_000;
/** More are never remembered at once: the oldest are forgotten first. */
const MAX_REMEMBERED = 1_000;

interface Grant {
  readonly person: ExternalPerson;
  readonly codeChallenge: string;
  readonly callbackUrl: string;
  readonly expiresAt: Instant;
}

/** A login company for demonstrations: real steps, but visitors state who they are. Remembers in memory alone. */
export class DemonstrationLogin implements ExternalLoginProvider {
  readonly name = 'lucka-id';
  readonly displayName = 'Lucka-ID (demo)';
  readonly #clock: Clock;
  readonly #randomness: Randomness;
  readonly #open = new Map<string, LoginToBegin & { readonly expiresAt: Instant }>();
  readonly #grants = new Map<string, Grant>();

  constructor({ clock, randomness }: { readonly clock: Clock; readonly randomness: Randomness }) {
    this.#clock = clock;
    this.#randomness = randomness;
  }

  begin(login: LoginToBegin): Promise<Result<string, ExternalLoginFailure>> {
    const reference = this.#randomness.token(SECRET_BITS);
    remember(this.#open, reference, { ...login, expiresAt: addMs(this.#clock.now(), PAGE_EXPIRY_MS) });
    return Promise.resolve(ok(new URL(DEMONSTRATION_LOGIN_PATH + reference, login.callbackUrl).href));
  }

  /** A code is gone once it was asked for, whatever the answer. */
  redeem({
    code,
    codeVerifier,
    callbackUrl,
  }: CodeToRedeem): Promise<Result<ExternalPerson, ExternalLoginFailure>> {
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    const isGood =
      grant !== undefined &&
      this.#clock.now() < grant.expiresAt &&
      grant.callbackUrl === callbackUrl &&
      grant.codeChallenge === createHash('sha256').update(codeVerifier).digest('base64url');
    return Promise.resolve(isGood ? ok(grant.person) : err({ kind: 'refused' }));
  }

  /** What the page of a login speaks; undefined where there is no such login, or none any more. */
  languageOf(reference: string): Language | undefined {
    return this.#live(reference)?.language;
  }

  /** The visitor has said who they are, or that they would rather not; answers where they go then. */
  decide(reference: string, subject: string): string | undefined {
    const login = this.#live(reference);
    if (login === undefined) return undefined;
    this.#open.delete(reference);
    const { state, codeChallenge, callbackUrl } = login;
    const back = new URL(callbackUrl);
    back.searchParams.set('state', state);
    const person = DEMONSTRATION_PEOPLE.find((known) => known.subject === subject);
    if (person === undefined) {
      back.searchParams.set('error', 'access_denied');
      return back.href;
    }
    const code = this.#randomness.token(SECRET_BITS);
    const expiresAt = addMs(this.#clock.now(), CODE_EXPIRY_MS);
    remember(this.#grants, code, { person, codeChallenge, callbackUrl, expiresAt });
    back.searchParams.set('code', code);
    return back.href;
  }

  #live(reference: string): LoginToBegin | undefined {
    const login = this.#open.get(reference);
    return login !== undefined && this.#clock.now() < login.expiresAt ? login : undefined;
  }
}

function remember<Value>(remembered: Map<string, Value>, key: string, value: Value): void {
  remembered.set(key, value);
  const [oldest] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}
