import type { CustomerAccount } from '@/domain/ports/customer-account';
import type { FileSaver } from '@/domain/ports/file-saver';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/** Hands the member a file of all that is held of them. Source: decisions, GET /api/user/export. */
export class ExportAccount {
  private readonly account: CustomerAccount;
  private readonly files: FileSaver;

  constructor(account: CustomerAccount, files: FileSaver) {
    this.account = account;
    this.files = files;
  }

  async execute(signal?: AbortSignal): Promise<Result<void, RemoteFailure>> {
    const exported = await this.account.exportData(signal);
    if (!exported.ok) return exported;
    this.files.save('lucka.json', exported.value);
    return ok(undefined);
  }
}
