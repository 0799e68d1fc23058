import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { WatchUpdates } from '@/application/app/watch-updates';
import { UpdateStore } from '@/application/app/update-store';
import { InstallUpdate } from '@/application/app/install-update';

/** Use cases of updates of the program. */
export const updatesModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [UpdateStore, InstallUpdate, WatchUpdates]);
});
