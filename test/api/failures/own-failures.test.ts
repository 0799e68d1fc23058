import { expect, it, onTestFinished, vi } from 'vitest';
import { thrownErrors, type Failure } from '@api/failures/failure';
import { Guest, readProblem } from '@test/support/api/guest';
import { openTestApi } from '@test/support/api/open-test-api';

async function openReportingApi() {
  const reported: Failure[] = [];
  const api = await openTestApi();
  const reporting = await api.another({
    ...{ stores: api.stores, reportFailure: (failure) => void reported.push(failure) },
  });
  onTestFinished(async () => {
    await reporting.close();
    await api.close();
  });
  return { reported, stores: api.stores, api: reporting };
}

it('reports an unexpected error with the route and the id of its request', async () => {
  const { reported, stores, api } = await openReportingApi();
  vi.spyOn(stores.campaigns, 'list').mockRejectedValue(new TypeError('no campaigns'));
  const answer = await new Guest(api.origin).get('/api/campaigns?q=secret');
  expect(answer.status).toBe(500);
  await expect.poll(() => reported).toHaveLength(1);
  expect(reported[0]).toMatchObject({
    ...{ from: 'api', code: 'answer', route: '/api/campaigns' },
    requestId: readProblem(answer).requestId,
    errors: [{ type: 'TypeError', message: 'no campaigns' }],
  });
  expect(JSON.stringify(reported)).not.toContain('secret');
});

it('reports background work that fails', async () => {
  const { reported, stores, api } = await openReportingApi();
  vi.spyOn(stores.payments, 'unsettled').mockRejectedValue(new RangeError('no payments'));
  await api.clock.advance(5_000);
  await expect
    .poll(() => reported)
    .toContainEqual({
      ...{ from: 'api', code: 'background-work', route: undefined, requestId: undefined },
      errors: [expect.objectContaining({ type: 'RangeError', message: 'no payments' })],
    });
});

it('reports no refusal', async () => {
  const { reported, api } = await openReportingApi();
  expect((await new Guest(api.origin).get('/api/order/unknown')).status).toBe(404);
  expect(reported).toEqual([]);
});

it('reports an error with its causes', () => {
  const cause = new RangeError('first');
  const types = (error: unknown) => thrownErrors(error).map(({ type }) => type);
  expect(types(new TypeError('second', { cause }))).toEqual(['TypeError', 'RangeError']);
  expect(types(new AggregateError([cause, 'text', new Error('x')]))).toEqual([
    ...['AggregateError', 'RangeError', 'Error'],
  ]);
  expect(thrownErrors('text')).toEqual([{ type: 'unknown', message: 'text', stack: '' }]);
});
