import { describe, expect, it } from 'vitest';
import { carryQuery } from '@pages/carry-query';

const TABLE = '/shop/1/menu?orderType=DineInPlace&spotId=104';
const CARRIED = '?orderType=DineInPlace&amp;spotId=104';

describe('carryQuery', () => {
  it.each([
    ['/shop/1/menu/soups', `/shop/1/menu/soups${CARRIED}`],
    ['/shop/1/menu?a=1', '/shop/1/menu?a=1&amp;orderType=DineInPlace&amp;spotId=104'],
  ])('writes order type and spot into %s, which remembers its own address [DEC-131]', (href, carrying) => {
    expect(carryQuery(`<a class="x" href="${href}" data-y>Go</a>`, TABLE)).toBe(
      `<a class="x" href="${carrying}" data-drawn-href="${href}" data-y>Go</a>`,
    );
  });

  it.each([
    '/',
    '/shop/2/menu',
    '/shop/10/menu',
    '/terms-and-conditions',
    '/login',
    'https://x.example/shop/1/',
  ])('leaves %s as it is', (href) => {
    expect(carryQuery(`<a href="${href}">Go</a>`, TABLE)).toBe(`<a href="${href}">Go</a>`);
  });

  it('carries the order type of home into every shop', () => {
    const drawn = carryQuery('<a href="/shop/2/redirect/cola">', '/?orderType=TakeAway');
    expect(drawn).toContain('href="/shop/2/redirect/cola?orderType=TakeAway"');
  });

  it('changes nothing without such a query', () => {
    expect(carryQuery('<a href="/shop/1/menu">', '/shop/1/menu')).toBe('<a href="/shop/1/menu">');
  });
});
