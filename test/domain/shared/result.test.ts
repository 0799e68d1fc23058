import { describe, expect, it } from 'vitest';
import { err, ok, type Result } from '@/domain/shared/result';

const describeResult = (result: Result<number, string>): string =>
  result.ok ? `value ${String(result.value)}` : `error ${result.error}`;

describe('Result', () => {
  it('is discriminated by ok', () => {
    expect(describeResult(ok(1))).toBe('value 1');
    expect(describeResult(err('late'))).toBe('error late');
  });
});
