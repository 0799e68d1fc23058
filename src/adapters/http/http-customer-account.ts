import * as z from 'zod/mini';

import { paths } from '@/adapters/http/contract/paths';
import { type UserProfileDto, userProfileDto } from '@/adapters/http/contract/user';
import type { HttpCalls } from '@/adapters/http/http-calls';
import type { ProfileChange } from '@/domain/customer/profile-change';
import type { UserProfile } from '@/domain/customer/session';
import type { CustomerAccount } from '@/domain/ports/customer-account';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

export class HttpCustomerAccount implements CustomerAccount {
  readonly #calls: HttpCalls;

  constructor(calls: HttpCalls) {
    this.#calls = calls;
  }

  async profile(signal?: AbortSignal): Promise<Result<UserProfile, RemoteFailure>> {
    const answer = await this.#calls.read(paths.profile, userProfileDto, { signal, isFresh: true });
    return answer.ok ? ok(toUserProfile(answer.value)) : answer;
  }

  async change({ passwords, ...person }: ProfileChange): Promise<Result<UserProfile, RemoteFailure>> {
    const body = { ...person, ...passwords };
    const answer = await this.#calls.send(paths.profile, body, userProfileDto, { method: 'put' });
    return answer.ok ? ok(toUserProfile(answer.value)) : answer;
  }

  delete(currentPassword: string): Promise<Result<void, RemoteFailure>> {
    return this.#calls.tell(paths.account, { currentPassword }, { method: 'delete' });
  }

  async exportData(signal?: AbortSignal): Promise<Result<string, RemoteFailure>> {
    const answer = await this.#calls.read(paths.accountExport, z.unknown(), { signal, isFresh: true });
    return answer.ok ? ok(JSON.stringify(answer.value, null, 2)) : answer;
  }
}

const toUserProfile = (dto: UserProfileDto): UserProfile => ({
  isAuthenticated: dto.isAuthenticated,
  favorites: dto.favorites ?? [],
  name: dto.name ?? '',
  lastName: dto.lastName ?? '',
  email: dto.email ?? '',
  phone: dto.phone ?? '',
  memberNumber: dto.memberNumber ?? '',
});
