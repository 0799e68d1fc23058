import { describe, expect, it } from 'vitest';
import { HttpImageAddresses } from '@/adapters/http/http-image-addresses';
import { instant } from '@/domain/shared/instant';

describe('HttpImageAddresses', () => {
  it('puts the whole url into one percent-encoded segment, with the time of the menu [API-23]', () => {
    const address = new HttpImageAddresses().addressOf(
      { kind: 'url', url: 'food/å & more?.webp' },
      instant(1_700_000_000_000),
    );
    expect(address).toBe('/api/images/food%2F%C3%A5%20%26%20more%3F.webp?_t=1700000000000');
  });

  it('names a picture by its id in the same way [API-23]', () => {
    const address = new HttpImageAddresses().addressOf({ kind: 'id', id: 'dish-1' }, instant(5));
    expect(address).toBe('/api/images/dish-1?_t=5');
  });
});
