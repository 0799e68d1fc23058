import { describe, expect, it } from 'vitest';
import { goOn } from '@/domain/navigation/navigation-step';
import { publishNavigation } from '@/domain/navigation/rules/publish-navigation';
import { aNavigation } from '@test/support/builders/a-route';

describe('publishNavigation', () => {
  it('tracks the page and notifies listeners, with the address after rule 2 [NAV-25, NAV-26]', () => {
    const navigation = aNavigation('/orders?note=secret&x=1');
    const page = { route: navigation.route, fullPath: '/orders?x=1' };
    expect(publishNavigation(navigation)).toEqual(
      goOn({ kind: 'trackPage', ...page }, { kind: 'onNavigate', ...page }),
    );
  });

  it.each(['/reset-password', '/confirm-email'])(
    'tracks %s without its query, whose code opens an account [NAV-26]',
    (path) => {
      const navigation = aNavigation(`${path}?email=asa%40example.com&code=secret`);
      const page = { route: navigation.route, fullPath: path };
      expect(publishNavigation(navigation)).toEqual(
        goOn({ kind: 'trackPage', ...page }, { kind: 'onNavigate', ...page }),
      );
    },
  );

  it.each(['/order/o-1', '/shop/1/checkout/payment/o-1'])(
    'tracks %s without the code of the order, which is not stored [NAV-26]',
    (path) => {
      const navigation = aNavigation(`${path}?x=1#code=ABCDEFGHIJKLMNOPQRSTUV`);
      const page = { route: navigation.route, fullPath: `${path}?x=1` };
      expect(publishNavigation(navigation)).toEqual(
        goOn({ kind: 'trackPage', ...page }, { kind: 'onNavigate', ...page }),
      );
    },
  );

  it('tracks any other fragment [NAV-26]', () => {
    const step = publishNavigation(aNavigation('/privacy-policy#device-data'));
    expect(step).toMatchObject({ effects: [{ fullPath: '/privacy-policy#device-data' }, {}] });
  });
});
