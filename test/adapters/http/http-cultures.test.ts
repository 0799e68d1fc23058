import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readCultureCookie } from '@/adapters/contract/culture-cookie';
import { HttpCultures } from '@/adapters/http/http-cultures';
import { callsTo } from '@test/support/http/calls-to';
import { json, TestServer } from '@test/support/http/test-server';

const cultures = (cookies: string): HttpCultures =>
  new HttpCultures(callsTo('http://127.0.0.1:9').calls, () => cookies);

describe('HttpCultures', () => {
  describe('current', () => {
    it.each([
      ['.AspNetCore.Culture=c=fi|uic=fi', 'fi'],
      ['.AspNetCore.Culture=c%3Den%7Cuic%3Den', 'en'],
      ['a=1; .AspNetCore.Culture=c=sv-SE|uic=nb-NO; b=2', 'no'],
      ['.AspNetCore.Culture=c=sv|uic=ru', 'ru'],
    ])('reads the cookie %s [API-04]', (cookies, language) => {
      expect(cultures(cookies).current()).toBe(language);
    });

    it.each([
      '',
      'culture=c=fi|uic=fi',
      'x.AspNetCore.Culture=c=fi|uic=fi',
      '.AspNetCore.Culture=fi',
      '.AspNetCore.Culture=c=fi',
      '.AspNetCore.Culture=c=fi|uic=xx',
      '.AspNetCore.Culture=c=fi|uic=fi|x=y',
      '.AspNetCore.Culture=c=fi;uic=fi',
      '.AspNetCore.Culture=%E0%A4%A',
    ])('is sv without a cookie of that form: %s [API-05]', (cookies) => {
      expect(cultures(cookies).current()).toBe('sv');
    });

    it('uses the first of two cookies', () => {
      expect(readCultureCookie('.AspNetCore.Culture=c=fi|uic=fi; .AspNetCore.Culture=c=en|uic=en')).toBe(
        'fi',
      );
    });
  });

  describe('languages', () => {
    let server: TestServer;
    beforeEach(async () => (server = await new TestServer().start()));
    afterEach(() => server.stop());

    it('lists the supported ones, each once, in the given order [API-26]', async () => {
      server.handler = json(200, ['ru', 'xx', 'nb', 'sv', 'no']);
      const offered = new HttpCultures(callsTo(server.url).calls, () => '');
      expect(await offered.languages()).toEqual({ ok: true, value: ['ru', 'no', 'sv'] });
    });

    it('distinguishes other failures from none configured [API-27]', async () => {
      server.handler = json(500, {});
      const offered = new HttpCultures(callsTo(server.url).calls, () => '');
      expect(await offered.languages()).toMatchObject({ ok: false, error: { kind: 'refused', status: 500 } });
    });
  });
});
