import { describe, expect, it } from 'vitest';
import { cultureCookie, readCultureCookie } from '@/adapters/contract/culture-cookie';
import { LANGUAGES } from '@/domain/shared/language';

describe('the culture cookie', () => {
  it('is read as written, for every language [API-28]', () => {
    for (const language of LANGUAGES) {
      const [pair = ''] = cultureCookie(language, { isSecure: true, isChosen: true }).split(';');
      expect(readCultureCookie(`a=b; ${pair}; c=d`)).toBe(language);
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      expect(readCultureCookie(`${name}=${encodeURIComponent(value)}`)).toBe(language);
    }
  });

  it.each([undefined, '', 'Culture=c=sv|uic=sv', '.AspNetCore.Culture=c=xx|uic=xx'])(
    'is undefined for %j',
    (cookies) => {
      expect(readCultureCookie(cookies)).toBeUndefined();
    },
  );

  it('lasts a year where the visitor chose it, else until the browser is closed', () => {
    expect(cultureCookie('fi', { isSecure: false, isChosen: true })).toBe(
      '.AspNetCore.Culture=c=fi|uic=fi; Max-Age=31536000; Path=/; SameSite=Lax',
    );
    expect(cultureCookie('fi', { isSecure: true, isChosen: false })).toBe(
      '.AspNetCore.Culture=c=fi|uic=fi; Path=/; SameSite=Lax; Secure',
    );
  });
});
