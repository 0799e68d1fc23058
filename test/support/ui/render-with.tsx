import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { Composition } from '@/adapters/wiring/composition';
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
  const services = new Composition();
  services.bind(Texts, () => texts);
  services.bind(LanguageStore, () => tab.languages);
  services.bind(NavigationStore, () => tab.navigation);
  services.bind(ScreenStore, () => tab.screen);
  services.bind(Clock, () => tab.clock);
  for (const [token, service] of more) services.bind(token, () => service);
  return render(
    <ServicesContext value={services}>
      <MemoryRouter>{view}</MemoryRouter>
    </ServicesContext>,
  );
}
