import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { NavigationFactsSource } from '@/application/navigation/navigation-facts-source';
import { ConfirmLeaving } from '@/application/navigation/confirm-leaving';
import { GoBack } from '@/application/navigation/go-back';
import { LeaveOfflinePage } from '@/application/navigation/leave-offline-page';
import { Navigate } from '@/application/navigation/navigate';
import { NavigationEffects } from '@/application/navigation/navigation-effects';
import { ExplainRedirect } from '@/application/navigation/explain-redirect';
import { NavigationRequirements } from '@/application/navigation/navigation-requirements';
import { RestoreStoredValues } from '@/application/app/restore-stored-values';
import { ResumePage } from '@/application/app/resume-page';
import { RetryConnection } from '@/application/app/retry-connection';
import { SelectShop } from '@/application/navigation/select-shop';
import { StartApp } from '@/application/app/start-app';

/** The navigation rules and use cases. */
export const navigationModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [
    StartApp,
    RestoreStoredValues,
    NavigationFactsSource,
    Navigate,
    ExplainRedirect,
    NavigationRequirements,
    NavigationEffects,
    SelectShop,
    ConfirmLeaving,
    GoBack,
    ResumePage,
    LeaveOfflinePage,
    RetryConnection,
  ]);
});
