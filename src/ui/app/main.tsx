import 'reflect-metadata/lite';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';

import { linkDesign } from '@/adapters/browser/link-design';
import { composeBrowser } from '@/adapters/wiring/compose-browser';
import { LanguageStore } from '@/application/stores/language-store';
import { startReactions } from '@/application/start-reactions';
import { StartApp } from '@/application/use-cases/start-app';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { Texts } from '@/domain/ports/texts';
import { bringOnce } from '@/ui/app/bring-once';
import { createRouter } from '@/ui/app/create-router';
import { RouterWayfinder } from '@/ui/app/router-wayfinder';
import { ServicesContext } from '@/ui/app/services';
import '@/ui/design/fonts.css';
import '@/ui/design/tokens.css';
import '@/ui/design/base.css';
import '@/ui/design/first-paint.css';

/** The one place where the views meet the adapters. */
async function main(root: HTMLElement): Promise<void> {
  linkDesign(document);
  const wayfinder = new RouterWayfinder(() => window.history);
  const services = composeBrowser({ window, wayfinder });
  const reporter = services.get<FailureReporter>(FailureReporter);
  await services.get(StartApp).execute();
  const bringProgram = bringOnce(async () => {
    const [{ addRestOfProgram }, { startLaterReactions }] = await Promise.all([
      import('@/adapters/wiring/rest-of-program'),
      import('@/application/start-later-reactions'),
    ]);
    addRestOfProgram(services);
    startLaterReactions(services);
  });
  const texts = services.get<Texts>(Texts);
  const bringRest = async () => {
    await Promise.all([bringProgram(), texts.load(services.get(LanguageStore).language)]);
  };
  const router = createRouter(services, bringRest);
  wayfinder.attach(router);
  startReactions(services);
  createRoot(root, {
    onUncaughtError: (error) => reporter.report({ id: 'lucka:uncaught-error', message: String(error) }),
  }).render(
    <StrictMode>
      <ServicesContext value={services}>
        <RouterProvider router={router} />
      </ServicesContext>
    </StrictMode>,
  );
  await bringRest();
}

const root = document.getElementById('root');
if (root !== null) void main(root);
