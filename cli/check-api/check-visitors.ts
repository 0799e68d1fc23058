import { paths } from '@/adapters/contract/paths';
import type { Settings } from '@/domain/settings/settings';
import type { ApiUnderTest } from '@cli/check-api/api-under-test';
import type { Findings } from '@cli/check-api/findings';

const UNKNOWN_ORDER = 'AAAAAAAAAAAAAAAAAAAAAA';

/**
 * What a visitor without a session and without an order must not get. A back end without members needs no call for
 * them.
 */
export async function checkVisitors(
  api: ApiUnderTest,
  findings: Findings,
  settings: Pick<Settings, 'isCustomerLoginEnabled'> | undefined,
): Promise<void> {
  const profile = await api.call(paths.profile);
  const hasMembers = settings?.isCustomerLoginEnabled !== false;
  const isGuest =
    profile.status === 401 ||
    (profile.status === 404 && !hasMembers) ||
    (profile.status === 200 && /"isAuthenticated":\s*false/.test(profile.text));
  findings.record(
    { what: 'the profile without a session', source: 'API-07' },
    profile,
    isGuest ? undefined : `the status is ${profile.status}, not 401`,
  );
  findings.refusal(
    { what: 'the order history without a session', source: 'API-11' },
    await api.call(`${paths.orderHistory}?pageIndex=0&pageSize=5`),
    [401, 404],
  );
  findings.refusal(
    { what: 'the status of an unknown order', source: 'API-29' },
    await api.call(paths.order(UNKNOWN_ORDER), { headers: { 'customer-code': '' } }),
    [404],
    'failed-find-order',
  );
  findings.refusal(
    { what: 'an unknown address below /api', source: 'API-01' },
    await api.call('/api/there-is-no-such-call'),
    [404],
  );
  findings.refusal(
    { what: 'an order without an Idempotency-Key', source: 'OPEN-02' },
    await api.call(paths.orders, { method: 'POST', body: {} }),
    [400, 422],
  );
}
