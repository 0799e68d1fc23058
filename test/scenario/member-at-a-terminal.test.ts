import { describe, expect, it } from 'vitest';
import { IN_PROCESS } from '@cli/sites/in-process-site';
import { DEMONSTRATION_MEMBER } from '@demo/demonstration-member';
import { aShell } from '@test/support/cli/a-shell';
import { MemoryHome } from '@test/support/cli/memory-home';

const LOGIN = `login ${DEMONSTRATION_MEMBER.email}`;

describe('a member at a terminal', () => {
  it('logs in without a password in the arguments, stores favourites, repeats an old order and logs out [PAIN-85]', async () => {
    const { lucka, json } = aShell(new MemoryHome(), DEMONSTRATION_MEMBER.password);
    expect(await json(LOGIN)).toMatchObject({ ok: true, data: { email: DEMONSTRATION_MEMBER.email } });
    expect(await json('favourites add shop 6')).toMatchObject({
      data: { favorites: expect.arrayContaining([{ type: 'shop', code: '6' }]) },
    });
    const { text } = await lucka('history');
    const [orderId = ''] = text.split(' ');
    expect(await json(`history again ${orderId}`)).toMatchObject({ ok: true, data: { note: '' } });
    expect(await lucka('logout')).toMatchObject({ exitCode: 0, text: 'You are logged out\n' });
    expect(await json('history')).toMatchObject({ ok: false, reason: { code: 'not-authenticated' } });
  });

  it('refuses a wrong password and never stores it', async () => {
    const { json, home } = aShell(new MemoryHome(), 'Not-the-1');
    expect(await json(LOGIN)).toMatchObject({
      ok: false,
      reason: { code: 'wrong-password', isRetryable: false, field: 'password' },
    });
    expect(JSON.stringify(await home.customer(IN_PROCESS))).not.toContain('Not-the-1');
  });
});
