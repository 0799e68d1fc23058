import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import { FolderMailer } from '@api/mail/folder-mailer';
import { MailFolder } from '@api/mail/mail-folder';
import { systemRandomness } from '@api/system/system-randomness';
import { aRegistration, Browser, linkOf } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let place: string;
let api: TestApi;
let mailer: FolderMailer;
const clock = new ManualClock();

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'lucka-mail-'));
  const folder = new MailFolder(place);
  const report = (error: unknown) => expect.unreachable(String(error));
  mailer = new FolderMailer({ folder, from: 'a@example.com', clock, randomness: systemRandomness, report });
  api = await openTestApi({
    mailer,
    pages: { mailbox: folder },
    options: { isOpenToNetwork: true, trustedProxies: 1 },
  });
});
beforeEach(async () => {
  for (const file of await readdir(place)) await rm(path.join(place, file));
});
afterAll(async () => {
  await api.close();
  await rm(place, { recursive: true });
});

const open = (address = '/demo-mail/', headers: Readonly<Record<string, string>> = {}) =>
  new Browser(api.origin).get(address, headers);
const linksOf = (page: string): readonly string[] =>
  [...page.matchAll(/href="(\/demo-mail\/[^"]+)"/g)].map(([, address = '']) => address);
const mail = (subject: string, html = '<p>x</p>') => ({ to: 'me@example.com', subject, text: 'x', html });

describe('the mailbox of the demonstration', () => {
  it('lists e-mails, newest first, each with its own page', async () => {
    expect((await open()).text).toContain('Inga mejl än.');
    await mailer.send(mail('The <first>'));
    await clock.advance(1000);
    await mailer.send(mail('The second', '<p>I am the second</p>'));
    const page = (await open('/demo-mail/', { cookie: '.AspNetCore.Culture=c=en|uic=en' })).text;
    expect(page).toContain('<html lang="en">');
    expect(page).toMatch(/The second[^]*To me@example\.com[^]*The &lt;first&gt;/);
    const [newest = ''] = linksOf(page);
    const answer = await open(newest);
    expect(answer.text).toBe('<p>I am the second</p>');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('leads a new member to the page that confirms the address', async () => {
    await new Browser(api.origin).post('/api/identity/register', aRegistration());
    const [newest = ''] = linksOf((await open()).text);
    const { text } = await open(newest);
    const address = /href="(http[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { origin, pathname, searchParams } = linkOf({ ...mail(''), text: address });
    expect([origin, pathname, [...searchParams.keys()]]).toEqual([
      ...[api.origin, '/confirm-email', ['userId', 'code']],
    ]);
  });

  it('is available on this machine only', async () => {
    await mailer.send(mail('Secret'));
    const [newest = ''] = linksOf((await open()).text);
    for (const address of ['/demo-mail/', newest]) {
      expect((await open(address, { 'x-forwarded-for': '192.168.1.7' })).status).toBe(404);
      const { statusCode } = await api.app.inject({ url: address, headers: { host: '192.168.1.7:3000' } });
      expect(statusCode).toBe(404);
    }
  });

  it('reports a deleted e-mail, and links to the list', async () => {
    const gone = await open('/demo-mail/2026-11-21T11-00-00-000Z-AAAAAAAA');
    expect(gone.status).toBe(404);
    expect(gone.text).toContain('Mejlet finns inte här längre.');
    expect(gone.text).toContain('href="/demo-mail/"');
  });

  it.each(['..%2fsecret', '%2e%2e%2fsecret', 'secret', '2026-11-21T11-00-00-000Z-../../xx', '%00'])(
    'opens no other file: %s',
    async (name) => {
      await writeFile(path.join(place, 'secret.html'), 'secret');
      const answer = await open(`/demo-mail/${name}`);
      expect([400, 404]).toContain(answer.status);
      expect(answer.text).not.toBe('secret');
    },
  );

  it('is not there if e-mails are sent', async () => {
    const sending = await api.another();
    expect((await new Browser(sending.origin).get('/demo-mail/')).status).toBe(404);
    await sending.close();
  });
});
