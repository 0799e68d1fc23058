import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createHttpClient } from '@/adapters/http/create-http-client';
import { reportLostSession } from '@/adapters/http/report-lost-session';
import { json, TestServer } from '@test/support/http/test-server';

describe('reportLostSession', () => {
  let status = 401;
  let member: string | undefined;
  let lost = 0;
  let beforeAnswer: () => void = () => undefined;
  const server = new TestServer((request, response) => {
    beforeAnswer();
    return json(status, {})(request, response);
  });
  beforeAll(() => server.start());
  afterAll(() => server.stop());
  beforeEach(() => {
    [status, member, lost, beforeAnswer] = [401, '1000012', 0, () => undefined];
  });

  const call = async (path: string) => {
    const client = createHttpClient({ baseUrl: server.url });
    reportLostSession(
      client,
      () => member,
      () => (lost += 1),
    );
    await client.get(path);
    return lost;
  };

  it.each(['/api/user', '/api/user/profile', '/api/user/order-history?pageIndex=0', '/api/user/favorite'])(
    'tells that a member is not known any more: %s [OPEN-44]',
    async (path) => {
      expect(await call(path)).toBe(1);
    },
  );

  it.each(['/api/identity/login', '/api/shops', '/api/users', '/api/user/logout'])(
    'says nothing of a call that needs no session: %s',
    async (path) => {
      expect(await call(path)).toBe(0);
    },
  );

  it.each([200, 400, 403, 500])('says nothing of an answer of %i', async (answer) => {
    status = answer;
    expect(await call('/api/user/profile')).toBe(0);
  });

  it('reports nothing where no member was logged in', async () => {
    member = undefined;
    expect(await call('/api/user/profile')).toBe(0);
  });

  it.each([undefined, '1000013'])(
    'says nothing of member has left meanwhile; there is now %s',
    async (now) => {
      beforeAnswer = () => (member = now);
      expect(await call('/api/user/profile')).toBe(0);
    },
  );
});
