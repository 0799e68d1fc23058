import { describe, expect, it } from 'vitest';
import { languageOfRequest, languagePreference, offeredLanguages } from '@api/http/request-language';
import type { ChainSettings } from '@api/catalogue/chain-settings';

const NORWEGIAN = '.AspNetCore.Culture=c=nb|uic=nb';

const chainWith = (languages: readonly string[]) => ({
  read: (): Promise<ChainSettings> =>
    Promise.resolve({
      ...{
        orderTypes: [],
        externalLoginProviders: [],
        orders: { requireEmail: false, requirePhoneNumber: false },
      },
      ...{
        enableCustomerLogin: false,
        phoneNumberRequired: false,
        favoriteShopRequired: false,
        smsEnabled: false,
      },
      languages: [...languages],
    }),
});

describe('languageOfRequest', () => {
  it('is that of the cookie before all', async () => {
    const headers = { cookie: NORWEGIAN, 'accept-language': 'en' };
    expect(await languageOfRequest(chainWith(['fi', 'en']))({ headers })).toBe('no');
  });

  it.each([
    [['fi', 'en'], 'en-US', 'en'],
    [['fi', 'en'], 'sv', 'fi'],
    [[], 'en', 'sv'],
  ])('without a cookie, in a chain with %j, for %s is %s', async (languages, header, language) => {
    const headers = { 'accept-language': header };
    expect(await languageOfRequest(chainWith(languages))({ headers })).toBe(language);
  });

  it('is Swedish before any settings are stored [API-05]', async () => {
    const read = () => Promise.resolve(undefined);
    expect(await languageOfRequest({ read })({ headers: {} })).toBe('sv');
  });
});

describe('languagePreference', () => {
  it('has few values, and differs where the language may differ', () => {
    const [swedish, finnish] = ['sv-SE, fi;q=0.5, de', 'fi, sv;q=0.1'].map((header) =>
      languagePreference({ 'accept-language': header }),
    );
    expect(swedish).not.toBe(finnish);
    expect(languagePreference({ 'accept-language': 'xx-yy, sv, sv-FI, fi;q=0.9' })).toBe(swedish);
    expect(languagePreference({ cookie: NORWEGIAN, 'accept-language': 'sv' })).toBe('no');
  });
});

describe('offeredLanguages', () => {
  it('are those that the program has, each once, in the order of the chain', () => {
    expect(offeredLanguages(['nb', 'xx', 'en', 'no'])).toEqual(['no', 'en']);
    expect(offeredLanguages()).toEqual([]);
  });
});
