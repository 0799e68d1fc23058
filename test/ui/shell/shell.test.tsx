import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';

import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { AppStore } from '@/application/app/app-store';
import type { Texts } from '@/domain/ports/texts';
import { Shell } from '@/ui/shell/shell';
import { ServicesContext } from '@/ui/view-model/services';
import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { sv } from '@test/support/catalogues';
import { ManualClock } from '@test/support/memory/manual-clock';

it('keeps the drawn bar of the basket out of the page, which is laid out for a basket beside the screen, while the basket loads', async () => {
  const [clock, texts] = [new ManualClock(), new MemoryTexts({ sv })];
  await texts.load('sv');
  const program = composeHeadless({
    ...{ baseUrl: 'http://localhost', clock, randomness: new SeededRandomness(1) },
    texts: texts satisfies Texts,
    direct: () => Promise.resolve({ status: 404, headers: {}, body: '{}' }),
  });
  const app = program.get(AppStore);
  app.beginPublicPage(clock.now());
  const Screen = () => <p>Menu</p>;
  const routes = [{ path: '*', Component: () => <Shell Screen={Screen} /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/shop/1/menu/cold-drinks'] });
  render(
    <ServicesContext value={program}>
      <RouterProvider router={router} />
    </ServicesContext>,
  );
  const drawn = await screen.findByRole('complementary', { name: sv['basket.header'] });
  // The file of the basket cannot have come before this act ends.
  act(() => app.markLoaded());
  const bar = screen.getByRole('complementary', { name: sv['basket.header'] });
  expect(bar.className).toBe(drawn.className);
  expect(screen.getByRole('main').parentElement?.querySelector('aside')).toBeNull();
});
