import { describe, expect, it } from 'vitest';
import { openStage } from '@test/support/browser/stage';

const stage = openStage({ LUCKA_CONTACT_EMAIL: 'fraga@lucka.example' });

describe('the legal pages', () => {
  it(
    'say from when the privacy policy holds, and when an answer comes [ROUTE-42, ROUTE-43, ROUTE-44, ROUTE-45]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      await guest.tap(guest.link('footer.privacy'));
      await guest.isAt('/privacy-policy');
      await guest.sees(guest.heading('privacy.header'));
      await guest.sees(guest.text('privacy.effective', { date: '1 maj 2023' }));
      await guest.sees(guest.text('privacy.who.text', { days: 30 }));
      await guest.tap(guest.link('privacy.toTerms'));
      await guest.isAt('/terms-and-conditions');
      await guest.sees(guest.heading('terms.header'));
      expect(await guest.page.title()).toBe('Villkor · Lucka');
      await guest.sees(guest.page.getByText('Lucka Sverige AB', { exact: true }));
    }),
  );

  it(
    'say how accessible the site is, linked in the footer, with the contact [DEC-156]',
    stage.play({ size: 'small' }, async (guest) => {
      await guest.goTo('/');
      await guest.tap(guest.link('footer.accessibility'));
      await guest.isAt('/accessibility');
      await guest.sees(guest.heading('accessibility.header'));
      await guest.sees(guest.page.getByRole('link', { name: 'fraga@lucka.example' }));
    }),
  );

  it(
    'speak another language, and its way to write a day [ROUTE-44]',
    stage.play({ size: 'large', language: 'en' }, async (guest) => {
      await guest.goTo('/privacy-policy');
      await guest.sees(guest.text('privacy.effective', { date: '1 May 2023' }));
      await guest.tap(guest.button('navbar.language'));
      await guest.tap(guest.language('sv'));
      await guest.sees(guest.page.getByText('Gäller från 1 maj 2023.'));
    }),
  );
});
