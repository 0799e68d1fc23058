import { describe, expect, it } from 'vitest';
import { INITIAL_SESSION, GUEST_SESSION, type Session } from '@/domain/customer/session';

describe('a session', () => {
  it('begins with nobody known, and has yet to ask [ENT-11, SESS-01]', () => {
    expect(INITIAL_SESSION).toEqual({
      user: undefined,
      isAuthenticated: false,
      loading: true,
    } satisfies Session);
  });

  it('knows that nobody is there once that was answered', () => {
    expect(GUEST_SESSION).toEqual({ ...INITIAL_SESSION, loading: false });
  });
});
