import { describe, expect, it } from 'vitest';

import { refusal } from '@test/support/memory/refusal';
import { loaded } from '@/application/shared/loadable';
import { LoginViewModel } from '@/ui/screens/login/login-view-model';
import { aSignIn, anAccountTab, PASSWORD } from '@test/support/an-account-tab';
import { aMember } from '@test/support/builders/a-member';

const { email: EMAIL } = aMember();

function opened(nextPath?: string, tab = anAccountTab()) {
  const model = new LoginViewModel({ ...tab, drafts: tab.accountDrafts }, nextPath);
  const stop = model.start();
  const enter = async (email: string, password: string) => {
    model.setEmail(email);
    model.setPassword(password);
    await model.submit();
    await tab.clock.settle();
  };
  return { tab, model, enter, stop };
}

describe('LoginViewModel', () => {
  it('goes on to where the member was going, in place of the login [ROUTE-18, OPEN-30]', async () => {
    const { tab, enter } = opened('/favorites?x=1');
    await enter(EMAIL, PASSWORD);
    expect(tab.navigator.entries).toEqual(['/favorites?x=1']);
  });

  it('goes to home by default [OPEN-30]', async () => {
    const { tab, enter } = opened();
    await tab.navigator.go('/login');
    await enter(EMAIL, PASSWORD);
    expect(tab.navigator.current).toBe('/');
  });

  it('goes on as well after a login in another tab', async () => {
    const signIn = aSignIn();
    const { tab } = opened('/profile', anAccountTab(signIn));
    await opened('/', anAccountTab(signIn)).enter(EMAIL, PASSWORD);
    await tab.clock.settle();
    expect(tab.navigator.current).toBe('/profile');
  });

  it('goes nowhere once its screen was left', async () => {
    const { tab, enter, stop } = opened('/profile');
    stop();
    await enter(EMAIL, PASSWORD);
    expect(tab.navigator.current).toBe('/');
  });

  it('shows missing values beside the fields, and sends nothing', async () => {
    const { tab, model, enter } = opened();
    await enter('asa@', '');
    expect(model.errors.noticesOf('email')).toMatchObject([{ key: 'account.email-invalid' }]);
    expect(model.errors.noticesOf('password')).toMatchObject([{ key: 'account.password-missing' }]);
    expect(model.errors.refusals).toBe(1);
    expect(tab.identity.script.calls).toEqual([]);
    model.setEmail(EMAIL);
    expect([model.errors.isIn('email'), model.errors.isIn('password')]).toEqual([false, true]);
  });

  it('reports a wrong password and an unknown address alike, and keeps what was typed', async () => {
    const { model, enter } = opened();
    await enter(EMAIL, 'wrong');
    expect(model.problem).toEqual({ kind: 'wrong' });
    expect([model.email, model.password]).toEqual([EMAIL, 'wrong']);
    await enter('nobody@example.com', PASSWORD);
    expect(model.problem).toEqual({ kind: 'wrong' });
  });

  it('tells a member with the right password that the address must be confirmed first', async () => {
    const { tab, model, enter } = opened();
    tab.identity.script.failNext(refusal(401, 'email-not-confirmed', { family: 'user' }));
    await enter(` ${EMAIL} `, PASSWORD);
    expect(model.problem).toEqual({ kind: 'notConfirmed', email: EMAIL });
  });

  it('shows how long to wait after too many attempts, and other failures', async () => {
    const { tab, model, enter } = opened();
    tab.identity.script.failNext(refusal(429, undefined, { retryAfterMs: 900_000 }));
    await enter(EMAIL, PASSWORD);
    expect(model.problem).toMatchObject({ notice: { key: 'account.tooManyTries', values: { count: 15 } } });
    tab.identity.script.failNext({ kind: 'unreachable', isTimeout: true });
    await enter(EMAIL, PASSWORD);
    expect(model.problem).toMatchObject({ notice: { key: 'error.unreachable' } });
    tab.server.account.script.failNext(refusal(401));
    await enter(EMAIL, PASSWORD);
    expect(model.problem).toEqual({ kind: 'noCookie' });
  });

  it('sends one call however often it is pressed', async () => {
    const { tab, model, enter } = opened();
    const letGo = tab.identity.script.holdNext();
    const first = enter(EMAIL, PASSWORD);
    expect(model.working).toBe('password');
    await model.submit();
    letGo();
    await first;
    expect([tab.identity.script.calls, model.working]).toEqual([['logIn'], undefined]);
  });

  it('has the start address of each other service, with the next path [OPEN-24]', () => {
    const { tab, model } = opened('/favorites');
    expect(model.others).toEqual([]);
    tab.settings.setLoading(
      loaded({
        ...tab.server.settingsSource.current,
        externalLoginProviders: [{ name: 'lucka-id', displayName: 'Lucka-ID' }],
      }),
    );
    expect(model.others).toEqual([
      {
        name: 'Lucka-ID',
        path: '/api/identity/external-login?provider=lucka-id&returnUrl=%2Ffavorites',
      },
    ]);
  });

  it('shows that the last session has expired, until a member logs in', async () => {
    const signIn = aSignIn();
    signIn.club.server.account.loggedIn = aMember();
    const tab = anAccountTab(signIn);
    tab.sessions.expire();
    const { model, enter } = opened(undefined, tab);
    expect(model.hasExpired).toBe(true);
    await enter(EMAIL, PASSWORD);
    expect(model.hasExpired).toBe(false);
  });

  describe('by passkey', () => {
    function withKey() {
      const { tab, ...rest } = opened('/favorites');
      tab.authenticator.isSupported = true;
      tab.signIn.club.passkeys.owner = aMember();
      return { tab, passkeys: tab.signIn.club.passkeys, ...rest };
    }

    it('is offered where browser and back end can', () => {
      const tab = anAccountTab();
      const isOffered = (isPasskeyLoginEnabled: boolean, isSupported: boolean) => {
        tab.settings.setLoading(loaded({ ...tab.server.settingsSource.current, isPasskeyLoginEnabled }));
        tab.authenticator.isSupported = isSupported;
        return opened('/', tab).model.offersPasskeys;
      };
      expect([isOffered(true, true), isOffered(true, false), isOffered(false, true)]).toEqual([
        ...[true, false, false],
      ]);
    });

    it('goes on like a login by password [DEC-99]', async () => {
      const { tab, model } = withKey();
      await model.logInByPasskey();
      await tab.clock.settle();
      expect([tab.sessions.session.user, tab.navigator.entries]).toEqual([aMember(), ['/favorites']]);
      expect(tab.authStorage.load()).toEqual({ user: aMember(), isAuthenticated: true });
    });

    it.each(['cancelled', 'unavailable'] as const)(
      'says that it was %s, and keeps what was typed',
      async (reason) => {
        const { tab, model } = withKey();
        model.setEmail(EMAIL);
        tab.authenticator.failure = reason;
        await model.logInByPasskey();
        expect(model.problem).toMatchObject({ notice: { key: `passkey.${reason}` } });
        expect([model.email, model.working]).toEqual([EMAIL, undefined]);
      },
    );

    it('says that the key is unknown, or that its answer was refused', async () => {
      const { passkeys, model } = withKey();
      passkeys.owner = undefined;
      await model.logInByPasskey();
      expect(model.problem).toMatchObject({ notice: { key: 'error.passkey.unknown' } });
      passkeys.script.failNext(refusal(400, 'refused', { family: 'passkey' }));
      await model.logInByPasskey();
      expect(model.problem).toMatchObject({ notice: { key: 'error.passkey.refused' } });
    });

    it('does not begin while the other login is under way', async () => {
      const { tab, passkeys, model, enter } = withKey();
      const letGo = tab.identity.script.holdNext();
      const first = enter(EMAIL, PASSWORD);
      await model.logInByPasskey();
      letGo();
      await first;
      expect(passkeys.script.calls).toEqual([]);
    });
  });
});
