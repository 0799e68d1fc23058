import { render, type RenderResult } from '@testing-library/react';
import { Container } from 'inversify';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { LanguageStore } from '@/application/language/language-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { ScreenStore } from '@/application/navigation/screen-store';
import { Clock } from '@/domain/ports/clock';
import { Texts } from '@/domain/ports/texts';
import { ServicesContext } from '@/ui/view-model/services';
import { sv } from '@test/support/catalogues';
import type { Tab } from '@test/support/an-app';

type More = readonly (readonly [symbol | (abstract new (...parts: never[]) => unknown), unknown])[];

/**
 * Renders a view in Swedish with the services of the hooks; view-models come from the test, or are created from
 * `more`.
 */
export async function renderWith(tab: Tab, view: ReactNode, more: More = []): Promise<RenderResult> {
  const texts = new MemoryTexts({ sv });
  await texts.load('sv');
  const services = new Container();
  services.bind(Texts).toConstantValue(texts);
  services.bind(LanguageStore).toConstantValue(tab.languages);
  services.bind(NavigationStore).toConstantValue(tab.navigation);
  services.bind(ScreenStore).toConstantValue(tab.screen);
  services.bind(Clock).toConstantValue(tab.clock);
  for (const [token, service] of more) services.bind(token).toConstantValue(service);
  return render(
    <ServicesContext value={services}>
      <MemoryRouter>{view}</MemoryRouter>
    </ServicesContext>,
  );
}
