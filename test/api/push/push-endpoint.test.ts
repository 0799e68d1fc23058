import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrivateAddress, lookupPublic, parsePushEndpoint } from '@api/push/push-endpoint';

describe('parsePushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGu',
    'https://wns2-db5p.notify.windows.com/w/?token=a',
  ])('accepts %s', (endpoint) => {
    expect(parsePushEndpoint(endpoint, false)?.href).toBe(endpoint);
  });

  it.each([
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://me:secret@fcm.googleapis.com/a',
    'https://localhost/a',
    'https://database/a',
    'https://printer.local/a',
    'https://api.internal/a',
    'https://127.0.0.1/a',
    'https://0x7f.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com./a',
    'ftp://fcm.googleapis.com/a',
    'file:///etc/passwd',
    '',
  ])('refuses %s', (endpoint) => {
    expect(parsePushEndpoint(endpoint, false)).toBeUndefined();
  });

  it('never accepts an IP address', () => {
    const some = fc.oneof(
      fc.ipV4(),
      fc.ipV6().map((address) => `[${address}]`),
    );
    fc.assert(fc.property(some, (host) => parsePushEndpoint(`https://${host}/a`, false) === undefined));
  });
});

describe('isPrivateAddress', () => {
  it.each(['10.1.2.3', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0'])(
    'is true of %s, also written as IPv6',
    (address) => {
      expect([isPrivateAddress(address), isPrivateAddress(`::ffff:${address}`)]).toEqual([true, true]);
    },
  );

  it.each(['::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '64:ff9b::a00:1', '2002:a00:1::'])(
    'is true of %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(true);
    },
  );

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('is false of %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

describe('lookupPublic', () => {
  it.each([true, false])('fails for a name that leads to this machine', async (all) => {
    const error = await new Promise((resolve) => lookupPublic('localhost', { all }, resolve));
    expect(error).toMatchObject({ message: 'localhost has no public address' });
  });
});
