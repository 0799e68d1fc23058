import { describe, expect, it } from 'vitest';
import { INITIAL_SESSION, NOBODY, type Session } from '@/domain/customer/session';
import { aMember } from '@test/support/builders/a-member';

describe('a session', () => {
  it('begins with nobody known, and has yet to ask [ENT-11, SESS-01]', () => {
    expect(INITIAL_SESSION).toEqual({
      token: undefined,
      user: undefined,
      isAuthenticated: false,
      loading: true,
    } satisfies Session);
  });

  it('knows of who is there a name, a token and that they are [ENT-09, ENT-11]', () => {
    const session: Session = {
      token: { accessToken: 'token' },
      user: aMember({ name: 'Åsa', lastName: 'Öberg' }),
      isAuthenticated: true,
      loading: false,
    };
    expect(session).toMatchObject({
      token: { accessToken: 'token' },
      user: { name: 'Åsa', lastName: 'Öberg', isAuthenticated: true, favorites: [] },
    });
  });

  it('knows that nobody is there once that was answered', () => {
    expect(NOBODY).toEqual({ ...INITIAL_SESSION, loading: false });
  });
});
