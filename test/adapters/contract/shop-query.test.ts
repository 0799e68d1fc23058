import { describe, expect, it } from 'vitest';
import { shopQueryValues } from '@/adapters/contract/shop-query';
import { shopId } from '@test/support/builders/ids';

const LIST = { kind: 'list', search: '', offset: 0, language: 'sv' } as const;

describe('shopQueryValues', () => {
  it('asks for all shops without a query, as any server answers [API-13]', () => {
    expect(shopQueryValues({ kind: 'all' })).toEqual({});
  });

  it('asks for the first shops in the order in which they are cached', () => {
    expect(new URLSearchParams(shopQueryValues(LIST)).toString()).toBe('limit=24&language=sv');
  });

  it('asks for what follows, and for what a text finds', () => {
    const values = shopQueryValues({ ...LIST, search: 'Oslo', offset: 24 });
    expect(values).toEqual({ limit: '24', language: 'sv', offset: '24', q: 'Oslo' });
  });

  it('asks for a shop with three near it', () => {
    const values = shopQueryValues({ kind: 'near', shopId: shopId(7), language: 'fi' });
    expect(values).toEqual({ limit: '4', language: 'fi', near: '7' });
  });

  it('asks for at most a hundred shops by id', () => {
    const ids = Array.from({ length: 120 }, (_, index) => shopId(index + 1));
    expect(shopQueryValues({ kind: 'some', ids })['ids']?.split(',')).toHaveLength(100);
  });
});
