import { describe, expect, it } from 'vitest';
import { INITIAL_SESSION, GUEST_SESSION, type Session } from '@/domain/customer/session';

describe('INITIAL_SESSION, GUEST_SESSION', () => {
  it('is loading and unauthenticated at first [ENT-11, SESS-01]', () => {
    expect(INITIAL_SESSION).toEqual({
      user: undefined,
      isAuthenticated: false,
      loading: true,
    } satisfies Session);
  });

  it('is a guest once the profile was fetched', () => {
    expect(GUEST_SESSION).toEqual({ ...INITIAL_SESSION, loading: false });
  });
});
