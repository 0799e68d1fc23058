import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createHttpClient } from '@/adapters/http/create-http-client';
import { watchLostSession } from '@/adapters/http/watch-lost-session';
import { SessionStore } from '@/application/account/session-store';
import { aMember } from '@test/support/builders/a-member';
import { json, TestServer } from '@test/support/http/test-server';

describe('watchLostSession', () => {
  let status = 401;
  let sessions: SessionStore;
  let beforeAnswer: () => void = () => undefined;
  const server = new TestServer((request, response) => {
    beforeAnswer();
    return json(status, {})(request, response);
  });
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => {
    [status, sessions, beforeAnswer] = [401, new SessionStore(), () => undefined];
    logIn('1000012');
  });

  const logIn = (memberNumber: string | undefined) =>
    sessions.setSession({
      user: memberNumber === undefined ? undefined : aMember({ memberNumber }),
      isAuthenticated: memberNumber !== undefined,
      loading: false,
    });

  /** Whether the session has ended by the response. */
  const call = async (path: string) => {
    const client = createHttpClient({ baseUrl: server.url });
    watchLostSession(client, sessions);
    await client.get(path);
    return sessions.hasExpired;
  };

  it.each(['/api/user', '/api/user/profile', '/api/user/order-history?pageIndex=0', '/api/user/favorite'])(
    'ends the session that the server no longer knows: %s [OPEN-44]',
    async (path) => {
      expect(await call(path)).toBe(true);
    },
  );

  it.each(['/api/identity/login', '/api/shops', '/api/users', '/api/user/logout'])(
    'keeps it after a call that needs no session: %s',
    async (path) => {
      expect(await call(path)).toBe(false);
    },
  );

  it.each([200, 400, 403, 500])('keeps it after a response of %i', async (answer) => {
    status = answer;
    expect(await call('/api/user/profile')).toBe(false);
  });

  it('does nothing for a guest', async () => {
    logIn(undefined);
    expect(await call('/api/user/profile')).toBe(false);
  });

  it.each([undefined, '1000013'])(
    'keeps the session of the next member: the response was for another, and there is now %s',
    async (now) => {
      beforeAnswer = () => logIn(now);
      expect(await call('/api/user/profile')).toBe(false);
    },
  );
});
