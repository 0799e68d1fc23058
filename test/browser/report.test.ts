import { describe, expect, it } from 'vitest';
import { readScript } from '@/adapters/recording/read-script';
import { accessibilityFaults } from '@test/support/browser/axe-faults';
import { readDownload } from '@test/support/browser/read-download';
import { openStage } from '@test/support/browser/stage';
import { problemOf, refusingDouble } from '@test/support/browser/wire';

const stage = openStage();

const CANARIES = {
  note: 'canary without onion',
  email: 'canary@example.se',
  phone: '070-174 06 05',
} as const;

describe('the error popup', () => {
  it.each(['small', 'large'] as const)(
    'saves a report that can be played again and says nothing of the guest: %s',
    (size) =>
      stage.play({ size }, async (guest) => {
        guest.faults.expect(/Failed to load resource/);
        await stage.storefront.floor.changeSettings({
          orders: { requireEmail: true, requirePhoneNumber: true },
        });
        const double = await refusingDouble(guest.page, '**/api/order', 'POST');
        await guest.goToCheckoutWithCola(1);
        await guest.tap(guest.button('checkout.change'));
        await guest.note.fill(CANARIES.note);
        await guest.page.getByLabel(guest.say('checkout.email')).fill(CANARIES.email);
        await guest.page.getByLabel(guest.say('checkout.phone'), { exact: true }).fill(CANARIES.phone);
        double.refuse(problemOf('order', 'shop-closed', { detail: CANARIES.email }));
        await guest.tap(guest.payButton);
        await guest.sees(guest.page.getByRole('alert'));
        await guest.page.evaluate(() => {
          history.pushState(null, '', '/shop/1/redirect/no-such-dish');
          dispatchEvent(new PopStateEvent('popstate'));
        });
        await guest.sees(guest.popup);
        expect(await accessibilityFaults(guest.page)).toEqual([]);

        const download = guest.page.waitForEvent('download');
        await guest.tap(guest.popup.getByRole('button', { name: guest.say('popup.saveReport') }));
        expect((await download).suggestedFilename()).toBe('lucka-report.jsonl');
        const text = await readDownload(await download);
        const script = readScript(text);
        expect(
          script.ok && script.value.steps.map((step) => ('act' in step ? step.act.do : step.event.do)),
        ).toEqual(
          expect.arrayContaining(['visit', 'choose order type', 'put', 'write note', 'answer', 'order']),
        );
        expect(text).toContain('shop-closed');
        for (const canary of ['canary', CANARIES.phone, '70174', '701740605'])
          expect(text).not.toContain(canary);
        await guest.sees(guest.popup);
        await stage.storefront.floor.undo();
      })(),
  );
});
