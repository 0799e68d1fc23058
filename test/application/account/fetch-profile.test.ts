import { describe, expect, it } from 'vitest';
import { MemoryCustomerAccount } from '@test/support/memory/memory-customer-account';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { refusal } from '@test/support/memory/refusal';
import { SessionStore } from '@/application/account/session-store';
import { FetchProfile } from '@/application/account/fetch-profile';
import { GUEST_SESSION, type UserProfile } from '@/domain/customer/session';

const ADA: UserProfile = {
  isAuthenticated: true,
  favorites: [],
  name: 'Ada',
  lastName: 'Lind',
  email: 'ada@example.com',
  phone: '',
  memberNumber: '',
};

function setUp(loggedIn?: UserProfile) {
  const account = new MemoryCustomerAccount(loggedIn);
  const store = new SessionStore();
  const reporter = new RecordingFailureReporter();
  return { account, store, reporter, fetchProfile: new FetchProfile({ account, store, reporter }) };
}

describe('FetchProfile', () => {
  it('sets the user and the flag of the profile [SESS-04, SESS-05]', async () => {
    const { store, fetchProfile } = setUp(ADA);
    await fetchProfile.fetch();
    expect(store.session).toEqual({ token: undefined, user: ADA, isAuthenticated: true, loading: false });
  });

  it('takes the flag from the profile, not from the answer: a guest has no user [SESS-05, DEC-64]', async () => {
    const { store, fetchProfile } = setUp({ ...ADA, isAuthenticated: false });
    await fetchProfile.fetch();
    expect(store.session).toEqual(GUEST_SESSION);
  });

  it('is unauthenticated without a log entry after 401 [SESS-07]', async () => {
    const { store, reporter, fetchProfile } = setUp();
    await fetchProfile.fetch();
    expect(store.session).toEqual({
      token: undefined,
      user: undefined,
      isAuthenticated: false,
      loading: false,
    });
    expect(reporter.logged).toEqual([]);
  });

  it.each([
    [refusal(500)],
    [refusal(403)],
    [{ kind: 'unreachable', isTimeout: true } as const],
    [{ kind: 'malformed', path: 'name' } as const],
  ])('has no user after any other outcome, and logs it: %j [SESS-06]', async (failure) => {
    const { account, store, reporter, fetchProfile } = setUp(ADA);
    await fetchProfile.fetch();
    account.script.failNext(failure);
    await fetchProfile.fetch();
    expect(store.session).toMatchObject({ user: undefined, isAuthenticated: false, loading: false });
    expect(reporter.logged).toHaveLength(1);
  });

  it('uses the later of two fetches, whichever answers first', async () => {
    const { account, store, fetchProfile } = setUp(ADA);
    const letGo = account.script.holdNext();
    const first = fetchProfile.fetch();
    account.loggedIn = undefined;
    await fetchProfile.fetch();
    letGo();
    await first;
    expect(store.session.isAuthenticated).toBe(false);
  });
});
