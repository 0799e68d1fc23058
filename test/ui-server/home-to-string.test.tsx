import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';

import { ManualClock } from '@test/support/memory/manual-clock';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { CookieJar } from '@/adapters/http/cookie-jar';
import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { HOME, LoadShops } from '@/application/shops/load-shops';
import { ApplyStoredLanguage } from '@/application/language/apply-stored-language';
import { ServicesContext } from '@/ui/view-model/services';
import { Screen } from '@/ui/screens/home/home-screen';
import { aRoute } from '@test/support/builders/a-route';
import { sv } from '@test/support/catalogues';

const shops = ['Luckan på torget', 'Luckan i hamnen'].map((name, index) => ({
  id: index + 1,
  name,
  description: 'Soup',
  i18n: { description: [{ language: 'sv', text: 'Soppa och bröd' }] },
  status: 'online',
  openForBusiness: true,
  contactInformation: { address1: 'Torget 1', address2: '', zipCode: '111 11', city: 'Stad' },
  location: { latitude: 59, longitude: 18 },
  openingHours: [],
}));

const server: typeof fetch = (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  return Promise.resolve(
    pathname === '/api/shops' ? Response.json(shops) : new Response('{}', { status: 404 }),
  );
};

describe('home without a browser', () => {
  const compose = () =>
    composeHeadless({
      baseUrl: 'http://lucka.example',
      clock: new ManualClock(),
      randomness: new SeededRandomness(),
      cookies: new CookieJar(server),
    });

  const draw = (services: ReturnType<typeof compose>) =>
    renderToString(
      <ServicesContext value={services}>
        <MemoryRouter>
          <Screen route={aRoute('/')} />
        </MemoryRouter>
      </ServicesContext>,
    );

  it('is drawn to a string, with the shops that are known [ROUTE-11, HOME-01, HOME-13]', async () => {
    const services = compose();
    await services.get(ApplyStoredLanguage).apply();
    await services.get(LoadShops).load(HOME);
    const page = draw(services);
    expect(page).toContain(sv['home.header']);
    for (const { name } of shops) expect(page).toContain(name);
  });

  it('says what kind of place a shop is in the language of the page [DEC-139]', async () => {
    const services = compose();
    await services.get(ApplyStoredLanguage).apply();
    await services.get(LoadShops).load(HOME);
    expect(draw(services)).toContain('Soppa och bröd');
  });

  it('is drawn to a string while the shops are on their way [HOME-01]', async () => {
    const services = compose();
    await services.get(ApplyStoredLanguage).apply();
    expect(draw(services)).toContain(sv['home.loading']);
  });
});
