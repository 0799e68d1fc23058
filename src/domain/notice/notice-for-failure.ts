import { errorKeyOf } from '@/domain/notice/error-catalogue';
import type { Notice } from '@/domain/notice/notice';
import { noticeForStatus, noticeWithoutCode } from '@/domain/notice/notice-for-status';
import type { Refusal, RemoteFailure } from '@/domain/shared/remote-failure';

/**
 * Returns the notice for a failed call; none when it was aborted. The message of the code in its family wins, then the
 * code's, then those of the form errors, then the status's. Source: AMB-57, decisions Problems.
 */
export const noticeForFailure = (failure: RemoteFailure): Notice | undefined =>
  failure.kind === 'refused' ? noticeForRefusal(failure) : noticeWithoutCode(failure);

/**
 * Returns one notice for each identity or form error that the catalogue has, in the given order. Source: ERR-11 to
 * ERR-13.
 */
export const noticesForErrors = (errors: readonly string[]): readonly Notice[] =>
  errors.flatMap((code) => {
    const key = errorKeyOf(code, 'account');
    return key === undefined ? [] : [{ key, values: {} }];
  });

function noticeForRefusal(refusal: Refusal): Notice {
  const key = refusal.code === undefined ? undefined : errorKeyOf(refusal.code, refusal.family);
  if (key !== undefined) return { key, values: contextOf(refusal) };
  if (refusal.errors.length === 0) return noticeForStatus(refusal.status);
  const [only, ...others] = noticesForErrors(refusal.errors);
  return only === undefined || others.length > 0 ? validation : only;
}

/** Returns the context of a refusal as values of the text. Source: ERR-15, ERR-18. */
function contextOf(refusal: Refusal): Notice['values'] {
  const { orderId, shopId, parameter, articleCodes } = refusal;
  return {
    ...(orderId !== undefined && { orderId }),
    ...(shopId !== undefined && { shopId }),
    ...(parameter !== undefined && { parameter }),
    ...(articleCodes.length > 0 && { articles: articleCodes.join(', ') }),
  };
}

const validation: Notice = { key: 'error.validation', values: {} };
