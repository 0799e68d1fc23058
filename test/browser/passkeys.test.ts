import { describe, it } from 'vitest';
import type { Guest } from '@test/support/browser/guest';
import { becomeMember, logIn } from '@test/support/browser/member';
import { openStage } from '@test/support/browser/stage';

const stage = openStage();

interface VirtualAuthenticator {
  /** Whether the visitor's finger is recognized from now on. */
  verifies(isVerified: boolean): Promise<void>;
  /** Forgets all passkeys, as a new device. */
  clear(): Promise<void>;
}

/** The browser's own authenticator, which answers without asking. */
async function anAuthenticator({ context, page }: Guest): Promise<VirtualAuthenticator> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true },
    },
  });
  return {
    verifies: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    clear: async () => {
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
    },
  };
}

const dialogOf = ({ page }: Guest) => page.getByRole('dialog');

async function addPasskey(guest: Guest, password: string): Promise<void> {
  await guest.goTo('/profile');
  await guest.tap(guest.button('profile.addPasskey'));
  await dialogOf(guest).getByLabel(guest.say('profile.currentPassword'), { exact: true }).fill(password);
  await guest.tap(dialogOf(guest).getByRole('button', { name: guest.say('profile.addPasskeyNow') }));
}

describe('a passkey', () => {
  it(
    'is added on the account page, and logs in without address and password [DEC-99]',
    stage.play({ size: 'small' }, async (guest) => {
      await anAuthenticator(guest);
      const who = await becomeMember(guest, 'passkey@example.com');
      await logIn(guest, who);
      await addPasskey(guest, who.password);
      await guest.sees(guest.text('profile.passkeyAdded'));
      await guest.seesFocusOn(guest.button('profile.addPasskey'));
      await guest.context.clearCookies();
      await guest.goTo('/profile');
      await guest.isAt('/login?redirectUri=%2Fprofile');
      await guest.tap(guest.button('login.passkey'));
      await guest.sees(guest.heading('profile.passkeysHeader'));
      await guest.isAt('/profile');
    }),
  );

  it(
    'is renamed and removed, and logs in no more [DEC-99]',
    stage.play({ size: 'large' }, async (guest) => {
      guest.faults.expect(/status of 401/);
      await anAuthenticator(guest);
      const who = await becomeMember(guest, 'passkeys@example.com');
      await logIn(guest, who);
      await addPasskey(guest, who.password);
      await guest.tap(guest.page.getByRole('button', { name: guest.say('profile.changePasskey') }));
      await dialogOf(guest).getByLabel(guest.say('profile.passkeyName'), { exact: true }).fill('Min telefon');
      await guest.tap(dialogOf(guest).getByRole('button', { name: guest.say('profile.save') }));
      await guest.sees(guest.text('profile.passkeyRenamed'));
      await guest.tap(guest.button('profile.changePasskeyLabel', { name: 'Min telefon' }));
      await guest.tap(dialogOf(guest).getByRole('button', { name: guest.say('profile.removePasskey') }));
      await guest.sees(guest.text('profile.passkeyRemoved'));
      await guest.seesFocusOn(guest.heading('profile.passkeysHeader'));
      await guest.context.clearCookies();
      await guest.goTo('/login');
      await guest.tap(guest.button('login.passkey'));
      await guest.sees(guest.text('error.passkey.unknown'));
    }),
  );

  it(
    'is refused by the device, and nothing that was typed is lost [DEC-99]',
    stage.play({ size: 'small' }, async (guest) => {
      guest.faults.expect(/status of 400/);
      const device = await anAuthenticator(guest);
      const who = await becomeMember(guest, 'cancelled@example.com');
      await logIn(guest, who);
      await addPasskey(guest, 'wrong');
      await guest.sees(dialogOf(guest).getByText(guest.say('error.account.PasswordMismatch')));
      await device.verifies(false);
      await dialogOf(guest)
        .getByLabel(guest.say('profile.currentPassword'), { exact: true })
        .fill(who.password);
      const go = dialogOf(guest).getByRole('button', { name: guest.say('profile.addPasskeyNow') });
      await guest.tap(go);
      await guest.sees(dialogOf(guest).getByText(guest.say('passkey.cancelled')));
      await device.verifies(true);
      await guest.tap(go);
      await guest.sees(guest.text('profile.passkeyAdded'));
      await addPasskey(guest, who.password);
      await guest.sees(dialogOf(guest).getByText(guest.say('passkey.known')));
    }),
  );
});
