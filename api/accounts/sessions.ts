import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountSessionId, type AccountSessionId } from '@/domain/customer/account-session';
import type { Clock } from '@/domain/ports/clock';
import type { Randomness } from '@/domain/ports/randomness';
import type { Account, AccountId } from '@api/accounts/account';
import { endedSessionCookie, sessionCookie, sessionCookieName } from '@api/accounts/session-cookie';
import { browserOf } from '@api/accounts/browser-of';
import type { KnownDevices } from '@api/accounts/known-devices';
import { isOver, type LiveSession, type SessionStore, type StoredSession } from '@api/accounts/session-store';
import { readCookie, writeCookie, type SecretCookie } from '@api/http/cookies';
import type { RequestOrigin } from '@api/http/request-origin';
import { sha256 } from '@api/system/hashes';

const TOKEN_BITS = 256;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** The member whose session the request carries; undefined for a guest. */
export type SessionOf = (request: FastifyRequest) => Promise<Account | undefined>;

export interface AccountSession extends StoredSession {
  /** Names the session to the member. A hash of the token's hash, since that one is as secret as the store. */
  readonly id: AccountSessionId;
  /** Whether the request carries it. */
  readonly isThis: boolean;
}

interface SessionsDeps {
  readonly sessions: SessionStore;
  readonly knownDevices: KnownDevices<AccountId>;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly originOf: RequestOrigin;
}

/** Sessions by cookie: the value is random, and only its hash is stored. Source: API-03. */
export class Sessions {
  readonly #deps: SessionsDeps;

  constructor(deps: SessionsDeps) {
    this.#deps = deps;
  }

  /** Extends the session by another 14 days. */
  readonly memberOf: SessionOf = async (request) => (await this.sessionOf(request))?.account;

  async sessionOf(request: FastifyRequest): Promise<LiveSession | undefined> {
    const hash = hashOf(this.#tokenOf(request));
    return hash === undefined ? undefined : this.#deps.sessions.use(hash, this.#deps.clock.now());
  }

  /** As `memberOf`, and extends the cookie too. */
  async renew(request: FastifyRequest, reply: FastifyReply): Promise<Account | undefined> {
    const token = this.#tokenOf(request);
    const session = await this.sessionOf(request);
    if (session === undefined || token === undefined) return undefined;
    if (session.isPersistent) {
      setCookie(reply, sessionCookie(this.#originOf(request), token, session, this.#deps.clock.now()));
    }
    return session.account;
  }

  /**
   * Opens a new session for this browser and ends the previous one. False if the account is gone or its password has
   * changed.
   */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    { account, isPersistent }: { readonly account: Account; readonly isPersistent: boolean },
  ): Promise<boolean> {
    await this.#endOf(request);
    const token = this.#deps.randomness.token(TOKEN_BITS);
    const createdAt = this.#deps.clock.now();
    const { id: accountId, passwordHash } = account;
    const browser = browserOf(request.headers['user-agent']);
    const session = { tokenHash: sha256(token), accountId, passwordHash, createdAt, isPersistent, browser };
    if (!(await this.#deps.sessions.open(session))) return false;
    setCookie(reply, sessionCookie(this.#originOf(request), token, { createdAt, isPersistent }, createdAt));
    await this.#deps.knownDevices.remember(request, reply, accountId);
    return true;
  }

  /** The sessions of an account that have not ended. */
  async ofAccount(request: FastifyRequest, accountId: AccountId): Promise<readonly AccountSession[]> {
    const own = hashOf(this.#tokenOf(request));
    const stored = await this.#deps.sessions.ofAccount(accountId);
    const live = stored.filter((session) => !isOver(session, this.#deps.clock.now()));
    return live.map((session) => ({
      ...session,
      id: accountSessionId(sha256(session.tokenHash)),
      isThis: session.tokenHash === own,
    }));
  }

  /** Ends the session of this browser. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#endOf(request);
    setCookie(reply, endedSessionCookie(this.#originOf(request)));
  }

  /** Ends any session of an account; the one of this browser with its cookie. */
  async endOne(
    request: FastifyRequest,
    reply: FastifyReply,
    { tokenHash, isThis }: AccountSession,
  ): Promise<void> {
    await (isThis ? this.end(request, reply) : this.#deps.sessions.end(tokenHash));
  }

  async #endOf(request: FastifyRequest): Promise<void> {
    const hash = hashOf(this.#tokenOf(request));
    if (hash !== undefined) await this.#deps.sessions.end(hash);
  }

  #tokenOf(request: FastifyRequest): string | undefined {
    return readCookie(request.headers.cookie, sessionCookieName(this.#originOf(request)));
  }

  /** Requests without a valid origin are refused before they get here. */
  #originOf(request: FastifyRequest): string {
    return this.#deps.originOf(request) ?? '';
  }
}

const hashOf = (token: string | undefined): string | undefined =>
  token !== undefined && TOKEN.test(token) ? sha256(token) : undefined;

/** One header for each cookie: they cannot be joined. */
const setCookie = (reply: FastifyReply, cookie: SecretCookie): FastifyReply =>
  reply.header('set-cookie', writeCookie(cookie));
