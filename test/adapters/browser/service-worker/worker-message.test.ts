import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWorkerMessage } from '@/adapters/browser/service-worker/worker-message';

describe('readWorkerMessage', () => {
  it('reads every known message', () => {
    expect(readWorkerMessage({ kind: 'takeOver' })).toEqual({ kind: 'takeOver' });
    expect(readWorkerMessage({ kind: 'tellVersion', more: 1 })).toEqual({ kind: 'tellVersion' });
    expect(readWorkerMessage({ kind: 'keepSeen', addresses: ['/a', 1] })).toEqual({
      kind: 'keepSeen',
      addresses: ['/a'],
    });
  });

  it('returns undefined for anything else, and never throws', () => {
    const other = fc.anything().filter((data) => !JSON.stringify(data)?.includes('"kind"'));
    fc.assert(fc.property(other, (data) => readWorkerMessage(data) === undefined));
    expect(readWorkerMessage({ kind: 'keepSeen' })).toBeUndefined();
    expect(readWorkerMessage({ kind: 'forget' })).toBeUndefined();
  });
});
