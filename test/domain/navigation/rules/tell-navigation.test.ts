import { describe, expect, it } from 'vitest';
import { goOn } from '@/domain/navigation/navigation-step';
import { tellNavigation } from '@/domain/navigation/rules/tell-navigation';
import { aNavigation } from '@test/support/builders/a-route';

describe('tellNavigation', () => {
  it('tracks the page and tells everybody, under the address without what was moved [NAV-25, NAV-26]', () => {
    const navigation = aNavigation('/orders?note=secret&x=1');
    const told = { route: navigation.route, fullPath: '/orders?x=1' };
    expect(tellNavigation(navigation)).toEqual(
      goOn({ kind: 'trackPage', ...told }, { kind: 'onNavigate', ...told }),
    );
  });

  it.each(['/reset-password', '/confirm-email'])(
    'tracks %s without its query, whose code opens an account [NAV-26]',
    (path) => {
      const navigation = aNavigation(`${path}?email=asa%40example.com&code=secret`);
      const told = { route: navigation.route, fullPath: path };
      expect(tellNavigation(navigation)).toEqual(
        goOn({ kind: 'trackPage', ...told }, { kind: 'onNavigate', ...told }),
      );
    },
  );
});
