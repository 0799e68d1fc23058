import { describe, expect, it } from 'vitest';

import { deviceCopy } from '@/domain/device/device-copy';
import { formatBytes } from '@/domain/device/format-bytes';
import { bytesOf } from '@/domain/device/stored-item';
import { instant } from '@/domain/shared/instant';

describe('deviceCopy', () => {
  it('contains everything, readable for people and programs', () => {
    const copy = deviceCopy(
      'https://lucka.example',
      [
        { kind: 'value', key: 'cart', text: '{"version":1}', content: { version: 1 } },
        { kind: 'cookie', name: '.AspNetCore.Culture', value: 'c=sv|uic=sv' },
        { kind: 'files', addresses: ['https://lucka.example/'] },
      ],
      instant(Date.UTC(2026, 10, 21, 11)),
    );
    expect(copy.name).toBe('lucka-2026-11-21.json');
    expect(JSON.parse(copy.text)).toEqual({
      site: 'https://lucka.example',
      copiedAt: '2026-11-21T11:00:00.000Z',
      values: { cart: { version: 1 } },
      cookies: { '.AspNetCore.Culture': 'c=sv|uic=sv' },
      files: ['https://lucka.example/'],
    });
  });
});

describe('bytesOf, formatBytes', () => {
  it('count bytes and format them in the language', () => {
    expect(bytesOf('åäö')).toBe(6);
    expect([formatBytes(0, 'sv'), formatBytes(812, 'en'), formatBytes(12_345, 'sv')]).toEqual([
      '0,1 kB',
      '0.8 kB',
      '12,3 kB',
    ]);
  });
});
