import axios from 'axios';

import type { RemoteFailure } from '@/domain/shared/remote-failure';

/**
 * The failure of a call without a complete response. Rethrows everything but the client's own errors: that is a bug.
 */
export function toRemoteFailure(thrown: unknown): RemoteFailure {
  if (!axios.isAxiosError(thrown)) throw thrown;
  switch (thrown.code) {
    case axios.AxiosError.ERR_CANCELED:
      return { kind: 'aborted' };
    case axios.AxiosError.ETIMEDOUT:
    case axios.AxiosError.ECONNABORTED:
      return { kind: 'unreachable', isTimeout: true };
    case axios.AxiosError.ERR_BAD_RESPONSE:
      return malformed('');
    default:
      return { kind: 'unreachable', isTimeout: false };
  }
}

export const malformed = (path: string): RemoteFailure => ({ kind: 'malformed', path });
