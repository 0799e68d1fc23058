import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '@/domain/notice/error-catalogue';
import { noticeForFailure, noticesForErrors } from '@/domain/notice/notice-for-failure';
import { noticeForStatus, noticeWithoutCode } from '@/domain/notice/notice-for-status';
import { NOTICE_KEYS } from '@test/support/notice-keys';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { aRefusal } from '@test/support/builders/a-refusal';

describe('noticeForStatus', () => {
  it.each([
    [500, 'error.server'],
    [503, 'error.server'],
    [600, 'error.server'],
  ])('returns server error for %i [ERR-03]', (status, key) => {
    expect(noticeForStatus(status).key).toBe(key);
  });

  it('returns not found for 404 [ERR-04]', () => {
    expect(noticeForStatus(404).key).toBe('error.notFound');
  });

  it.each([400, 401, 403, 409, 422, 429, 499])('returns bad request for %i [ERR-05]', (status) => {
    expect(noticeForStatus(status).key).toBe('error.badRequest');
  });

  it.each([300, 304, 399])('returns moved for %i [ERR-06]', (status) => {
    expect(noticeForStatus(status).key).toBe('error.moved');
  });

  it.each([0, 200, 299, -1, Number.NaN])('returns unknown for %i [ERR-07]', (status) => {
    expect(noticeForStatus(status).key).toBe('error.unknown');
  });
});

describe('noticeWithoutCode', () => {
  it('depends on the status only, whatever the code', () => {
    const refused = aRefusal({ status: 409, code: 'shop-paused' });
    expect(noticeWithoutCode(refused)).toEqual(noticeForStatus(409));
  });

  it('returns the general notice for anything but a refusal', () => {
    const failures: readonly RemoteFailure[] = [
      { kind: 'unreachable', isTimeout: false },
      { kind: 'malformed', path: 'name' },
      { kind: 'aborted' },
    ];
    expect(failures.map(noticeWithoutCode)).toEqual(failures.map(noticeForFailure));
    expect(failures.map((failure) => noticeWithoutCode(failure)?.key)).toEqual([
      'error.unreachable',
      'error.unknown',
      undefined,
    ]);
  });
});

describe('noticeForFailure', () => {
  it('returns that there was no answer', () => {
    const notice = noticeForFailure({ kind: 'unreachable', isTimeout: false });
    expect(notice).toEqual({ key: 'error.unreachable', values: {} });
  });

  it('does not suggest a retry after a malformed answer', () => {
    expect(noticeForFailure({ kind: 'malformed', path: 'items.0' })?.key).toBe('error.unknown');
  });

  it('returns none for an aborted call', () => {
    expect(noticeForFailure({ kind: 'aborted' })).toBeUndefined();
  });

  it("lets the code win over the status, and the family over the code's", () => {
    const paused = aRefusal({ status: 409, code: 'shop-paused' });
    expect(noticeForFailure(paused)?.key).toBe('error.order.shop-paused');
    expect(noticeForFailure({ ...paused, family: 'preOrder' })?.key).toBe('error.preOrder.shop-paused');
  });

  it('falls back to the status for an unknown code', () => {
    expect(noticeForFailure(aRefusal({ status: 404, code: 'lost' }))?.key).toBe('error.notFound');
  });

  it('contains the order that was not found [ERR-15]', () => {
    const refusal = aRefusal({ status: 404, code: 'failed-find-order', family: 'order', orderId: 'o-1' });
    expect(noticeForFailure(refusal)).toEqual({
      key: 'error.order.failed-find-order',
      values: { orderId: 'o-1' },
    });
  });

  it('contains the shop whose menu was not found [ERR-18]', () => {
    const refusal = aRefusal({ status: 404, code: 'not-found', family: 'menu', shopId: '7' });
    expect(noticeForFailure(refusal)).toEqual({ key: 'error.menu.not-found', values: { shopId: '7' } });
  });

  it('contains the wrong field and articles', () => {
    const parameter = aRefusal({ status: 422, code: 'invalid-parameter', parameter: 'note' });
    const articles = aRefusal({ status: 422, code: 'unavailable-products', articleCodes: ['soup', 'bun'] });
    expect(noticeForFailure(parameter)?.values).toEqual({ parameter: 'note' });
    expect(noticeForFailure(articles)?.values).toEqual({ articles: 'soup, bun' });
  });

  it('returns the one form error, or the general notice for several [ERR-10]', () => {
    const key = (...errors: readonly string[]) => noticeForFailure(aRefusal({ status: 400, errors }))?.key;
    expect(key('DuplicateUserName')).toBe('error.account.DuplicateUserName');
    expect(key('PasswordTooShort', 'PasswordRequiresDigit')).toBe('error.validation');
    expect(key('SomethingNew')).toBe('error.validation');
    expect(key()).toBe('error.badRequest');
  });

  it('throws for an unknown kind of failure', () => {
    // @ts-expect-error no such kind
    expect(() => noticeForFailure({ kind: 'explode' })).toThrow('Unexpected case');
  });

  it('always has a text, whatever the failure', () => {
    const someCode = fc.oneof(fc.string(), fc.constantFrom(...Object.values(ERROR_CODES).flat()));
    const someFailure: fc.Arbitrary<RemoteFailure> = fc.oneof(
      fc.record({ kind: fc.constant('unreachable' as const), isTimeout: fc.boolean() }),
      fc.record({ kind: fc.constant('malformed' as const), path: fc.string() }),
      fc
        .record({
          status: fc.oneof(fc.integer(), fc.integer({ min: 100, max: 599 })),
          code: fc.option(someCode, { nil: undefined }),
          family: fc.option(fc.string(), { nil: undefined }),
          errors: fc.array(someCode),
        })
        .map(aRefusal),
    );
    fc.assert(
      fc.property(someFailure, (failure) => {
        expect(NOTICE_KEYS).toContain(noticeForFailure(failure)?.key);
      }),
    );
  });
});

describe('noticesForErrors', () => {
  it('returns one for each known error of an account or user form, and leaves out unknown ones [ERR-11, ERR-13]', () => {
    expect(
      noticesForErrors(['PasswordTooShort', 'SomethingNew', 'requires-phone']).map(({ key }) => key),
    ).toEqual(['error.account.PasswordTooShort', 'error.user.requires-phone']);
  });
});
