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
});
