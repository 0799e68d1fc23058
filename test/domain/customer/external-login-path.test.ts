import { describe, expect, it } from 'vitest';

import { paths } from '@/adapters/contract/paths';
import { externalLoginPath } from '@/domain/customer/external-login-path';

describe('externalLoginPath', () => {
  it('names the provider and the return path, each as one value [OPEN-24]', () => {
    const url = new URL(externalLoginPath('a&b', '/orders?x=1'), 'https://lucka.invalid');
    expect(url.pathname).toBe(paths.externalLogin);
    expect([...url.searchParams]).toEqual([
      ['provider', 'a&b'],
      ['returnUrl', '/orders?x=1'],
    ]);
  });
});
