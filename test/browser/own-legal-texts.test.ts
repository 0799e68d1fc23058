import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openStage } from '@test/support/browser/stage';
import { makeThrowAwayFolder } from '@test/support/database/throw-away-folder';

const PRIVACY = '# Så hanterar vi uppgifter\n\nVi sparar **ditt telefonnummer** i en vecka.\n';

const folder = await makeThrowAwayFolder();
const chain = path.join(folder.path, 'harbour-kitchens');
await cp('examples/harbour-kitchens', chain, { recursive: true });
await writeFile(path.join(chain, 'legal/privacy.sv.md'), PRIVACY);
afterAll(() => folder.dispose());

const stage = openStage({ LUCKA_CHAIN: chain });

describe('the legal texts of a chain', () => {
  it(
    'take the place of the terms and the privacy policy of the product [DEC-111]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      await guest.tap(guest.link('footer.privacy'));
      await guest.isAt('/privacy-policy');
      const heading = guest.page.getByRole('heading', { level: 1 });
      await guest.sees(heading.getByText('Så hanterar vi uppgifter'));
      await guest.sees(guest.page.getByRole('strong').getByText('ditt telefonnummer'));
      expect(await guest.heading('privacy.header').count()).toBe(0);
      await guest.goTo('/terms-and-conditions');
      await guest.sees(guest.page.getByText('Du köper av Hamnköket i Göteborg AB.', { exact: false }));
      expect(await guest.page.getByRole('main').getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([
        'Villkor',
      ]);
    }),
  );

  it(
    'are read in the language of the guest, else in that of the chain, marked as such [DEC-111]',
    stage.play({ size: 'large', language: 'en' }, async (guest) => {
      await guest.goTo('/terms-and-conditions');
      await guest.sees(guest.page.getByText('You buy from Hamnköket i Göteborg AB.', { exact: false }));
      await guest.goTo('/privacy-policy');
      const text = guest.page.getByText('Så hanterar vi uppgifter');
      await guest.sees(text);
      expect(await text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toMatch(
        /^sv/,
      );
    }),
  );
});
