import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { HttpImageAddresses } from '@/adapters/http/http-image-addresses';
import { MenuCatalog } from '@/domain/ports/menu-catalog';
import { ImageAddresses } from '@/domain/ports/image-addresses';
import { ClosedShopMenu } from '@/ui/screens/home/closed-shop-menu';
import { aTab } from '@test/support/an-app';
import { aCategory, aMenu } from '@test/support/builders/a-menu';
import { aShop } from '@test/support/builders/a-shop';
import { anArticle } from '@test/support/builders/an-article';
import { categoryCode } from '@test/support/builders/ids';
import { MemoryMenuCatalog } from '@test/support/memory/memory-menu-catalog';
import { renderWith } from '@test/support/ui/render-with';

const SOUPS = aCategory({ code: categoryCode('soups'), name: 'Soups', items: [anArticle()] });
const MENU = aMenu({ items: [aCategory({ name: 'Lunch', items: [SOUPS] })] });

function renderMenu(catalog = new MemoryMenuCatalog([MENU])) {
  const onClose = vi.fn();
  const tab = aTab();
  const view = <ClosedShopMenu shop={aShop({ openForBusiness: false })} onClose={onClose} />;
  const ports = [
    [MenuCatalog, catalog],
    [ImageAddresses, new HttpImageAddresses()],
  ] as const;
  return { tab, onClose, rendered: renderWith(tab, view, ports) };
}

describe('ClosedShopMenu', () => {
  it('shows each category that has dishes, with their prices, and nothing that could be ordered [DEC-81]', async () => {
    const { rendered, tab } = renderMenu();
    await rendered;
    expect(await screen.findByRole('region', { name: 'Soups' })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Lunch' })).toBeNull();
    expect(screen.getByRole('listitem').textContent).toMatch(/Meatballs.*119\skr/);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Stäng',
    ]);
    expect(tab.menus.current).toBeUndefined();
  });

  it('loads the menu again after a failure', async () => {
    const catalog = new MemoryMenuCatalog([MENU]);
    catalog.script.failNext({ kind: 'unreachable', isTimeout: false });
    await renderMenu(catalog).rendered;
    fireEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
    expect(await screen.findByText('Meatballs')).toBeDefined();
  });

  it('closes', async () => {
    const { rendered, onClose } = renderMenu();
    await rendered;
    fireEvent.click(await screen.findByRole('button', { name: 'Stäng' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
