import type { CustomerAccount } from '@/domain/ports/customer-account';
import type { RemoteFailure } from '@/domain/ports/remote-failure';
import type { Result } from '@/domain/shared/result';

/** All that is held of the member, as the text of a JSON file. Source: decisions, GET /api/user/export. */
export class ExportAccount {
  private readonly account: CustomerAccount;

  constructor(account: CustomerAccount) {
    this.account = account;
  }

  execute(signal?: AbortSignal): Promise<Result<string, RemoteFailure>> {
    return this.account.exportData(signal);
  }
}
