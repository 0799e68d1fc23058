import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { quickHashing } from '@simulator/world/quick-hashing';
import { err } from '@/domain/shared/result';
import { aRegistration, Browser } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;
let isBusy = false;

beforeAll(async () => {
  api = await openTestApi({
    hasher: {
      ...quickHashing,
      hash: (password) => (isBusy ? Promise.resolve(err({ kind: 'busy' })) : quickHashing.hash(password)),
    },
    options: { shopNetworks: { has: () => false } },
  });
});
afterAll(() => api.close());

describe('the limit of registrations', () => {
  it('counts complete forms that were answered, and none that was refused for lack of capacity', async () => {
    const register = async () =>
      (await new Browser(api.origin).post('/api/identity/register', aRegistration())).status;
    isBusy = true;
    for (let form = 0; form < 8; form += 1) expect(await register()).toBe(503);
    isBusy = false;
    const statuses = [];
    for (let form = 0; form < 6; form += 1) statuses.push(await register());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
