import axios from 'axios';

import type { RemoteFailure } from '@/domain/shared/remote-failure';

/** What became of a call that had no whole answer. Anything that is not the client's own error is a bug and is thrown on. */
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
