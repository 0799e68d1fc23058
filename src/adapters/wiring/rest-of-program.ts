import type { Container, ContainerModule } from 'inversify';

import { fillingModule } from '@/adapters/wiring/filling-module';
import { laterReactionsModule } from '@/adapters/wiring/later-reactions-module';
import { orderingModule } from '@/adapters/wiring/ordering-module';
import { remoteOrderingModule } from '@/adapters/wiring/remote-ordering-module';

/** All that home does without, so that a first visit loads little. */
const restOfProgram: readonly ContainerModule[] = [
  remoteOrderingModule,
  fillingModule,
  orderingModule,
  laterReactionsModule,
];

/** Completes a composition; once for each container. */
export const addRestOfProgram = (container: Container): void => container.load(...restOfProgram);
