import { describe, expect, it } from 'vitest';
import { goOn } from '@/domain/navigation/navigation-step';
import { enterHome } from '@/domain/navigation/rules/enter-home';
import { aNavigation } from '@test/support/builders/a-route';

describe('enterHome', () => {
  it('clears the selected shop at home, and nowhere else [ROUTE-13]', () => {
    expect(enterHome(aNavigation('/'))).toEqual(goOn({ kind: 'clearSelectedShop' }));
    expect(enterHome(aNavigation('/offline'))).toEqual(goOn());
  });
});
