import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { FollowUpdates } from '@/application/app/watch-updates';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { UpdateStore } from '@/application/app/update-store';
import { TakeUpdate } from '@/application/app/install-update';
import { AppUpdates } from '@/domain/ports/app-updates';
import { Clock } from '@/domain/ports/clock';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { PageDocument } from '@/domain/ports/page-document';
import { PageReloader } from '@/domain/ports/page-reloader';

/** Newer versions of the program. */
export const updatesModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, UpdateStore, []);
  bindSingle(bind, TakeUpdate, [AppUpdates, UpdateStore, NavigationStore, PageReloader]);
  bindSingle(bind, FollowUpdates, [
    AppUpdates,
    UpdateStore,
    NavigationStore,
    TakeUpdate,
    PageDocument,
    FailureReporter,
    Clock,
  ]);
});
