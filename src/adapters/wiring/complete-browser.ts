import type { Container } from 'inversify';

import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { browserModule } from '@/adapters/wiring/browser-module';
import { browserUpdatesModule } from '@/adapters/wiring/browser-updates-module';
import { recordJourney } from '@/adapters/wiring/report-module';
import { addRestOfProgram } from '@/adapters/wiring/rest-of-program';
import { startReactions } from '@/application/start-reactions';
import { StartApp } from '@/application/use-cases/start-app';
import type { WholeProgram } from '@/application/whole-program';

export interface CompletedProgram extends WholeProgram {
  readonly startApp: StartApp;
  /** The standing work may move the visitor, and so begins when there is a router. */
  startReactions(): void;
}

/** Adds to `composeBrowser` what it left out; once for each container. Starts nothing. */
export function completeBrowser(container: Container, window: BrowserWindow): CompletedProgram {
  container.load(browserModule(window), browserUpdatesModule(window));
  return {
    ...addRestOfProgram(container),
    startApp: container.get(StartApp),
    startReactions: () => {
      startReactions(container);
      recordJourney(container);
    },
  };
}
