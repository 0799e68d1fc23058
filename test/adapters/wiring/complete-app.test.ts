import { describe, expect, it } from 'vitest';

import { CookieJar } from '@/adapters/http/cookie-jar';
import { ManualClock } from '@test/support/memory/manual-clock';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { SessionStore } from '@/application/account/session-store';
import { FetchProfile } from '@/application/account/fetch-profile';
import { LoadOrderHistory } from '@/application/account/load-order-history';
import { aMember } from '@test/support/builders/a-member';

describe('watchLostSession', () => {
  it('ends the session when a call that needs it is refused with 401 [OPEN-44]', async () => {
    const answers = [Response.json(aMember()), new Response('{}', { status: 401 })];
    const container = composeHeadless({
      baseUrl: 'https://lucka.example',
      clock: new ManualClock(),
      randomness: new SeededRandomness(1),
      cookies: new CookieJar(() => Promise.resolve(answers.shift() ?? Response.error())),
    });
    const sessions = container.get(SessionStore);
    await container.get(FetchProfile).fetch();
    expect([sessions.session.isAuthenticated, sessions.hasExpired]).toEqual([true, false]);
    await container.get(LoadOrderHistory).load(0);
    expect(sessions.session).toMatchObject({ user: undefined, isAuthenticated: false });
    expect(sessions.hasExpired).toBe(true);
  });
});
