import { expect, it } from 'vitest';
import { restoreLinks } from '@/adapters/browser/restore-links';

it('gives links their own addresses back, and leaves all others alone [DEC-131]', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<a href="/shop/1/menu?spotId=104" data-drawn-href="/shop/1/menu">Menu</a><a href="/terms">Terms</a>';
  restoreLinks(root);
  expect(root.innerHTML).toBe('<a href="/shop/1/menu">Menu</a><a href="/terms">Terms</a>');
});
