import { expect, it } from 'vitest';
import { PasswordHasher } from '@api/accounts/password-hasher';
import {
  DEMONSTRATION_MEMBER,
  dismissDemonstrationMember,
  welcomeDemonstrationMember,
} from '@demo/demonstration-member';
import { systemRandomness } from '@api/system/system-randomness';
import { Browser } from '@test/support/api/member';
import { openTestApi } from '@test/support/api/open-test-api';

it('the demonstration has one member, which is removed if others can reach it', async () => {
  const api = await openTestApi();
  const { accounts } = api.stores;
  const hasher = new PasswordHasher();
  const deps = { ...api.stores, hasher, clock: api.clock, randomness: systemRandomness };
  await welcomeDemonstrationMember(deps);
  await welcomeDemonstrationMember(deps);
  const browser = new Browser(api.origin);
  const logIn = () => browser.logIn(DEMONSTRATION_MEMBER.email, DEMONSTRATION_MEMBER.password);
  expect((await logIn()).status).toBe(200);
  await dismissDemonstrationMember(accounts);
  expect((await browser.profile()).status).toBe(401);
  expect((await logIn()).status).toBe(401);
  await dismissDemonstrationMember(accounts);
  await api.close();
});
