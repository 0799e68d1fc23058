import type { Deps } from '@/domain/ports/deps';
import { CustomerAccount } from '@/domain/ports/customer-account';
import { FileSaver } from '@/domain/ports/file-saver';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/** Saves all data about the member as a file. Source: decisions, GET /api/user/export. */
export class ExportAccount {
  static readonly needs = { account: CustomerAccount, files: FileSaver };

  private readonly deps: Deps<typeof ExportAccount>;

  constructor(deps: Deps<typeof ExportAccount>) {
    this.deps = deps;
  }

  async export(signal?: AbortSignal): Promise<Result<void, RemoteFailure>> {
    const exported = await this.deps.account.exportData(signal);
    if (!exported.ok) return exported;
    this.deps.files.save('lucka.json', exported.value);
    return ok(undefined);
  }
}
