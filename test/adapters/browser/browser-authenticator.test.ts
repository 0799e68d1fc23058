import { afterEach, describe, expect, it, vi } from 'vitest';

import { BrowserAuthenticator } from '@/adapters/browser/browser-authenticator';
import { passkeyOptions } from '@/domain/customer/passkey';

const CREATION = passkeyOptions(
  JSON.stringify({
    challenge: 'AAAA',
    rp: { id: 'lucka.example', name: 'Lucka' },
    user: { id: 'AAAA', name: 'a@example.com', displayName: 'Åsa Ek' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  }),
);
const LOGIN = passkeyOptions(JSON.stringify({ challenge: 'AAAA', rpId: 'lucka.example' }));

const authenticator = () => new BrowserAuthenticator({ PublicKeyCredential: class {} });

/** The browser's answer, or the name of its error. */
function answering(answer: object | string): void {
  const answered = () =>
    typeof answer === 'string' ? Promise.reject(new DOMException('', answer)) : Promise.resolve(answer);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('location', { hostname: 'lucka.example' });
  vi.stubGlobal('navigator', { credentials: { create: answered, get: answered } });
}

const bytes = (): ArrayBuffer => new Uint8Array([1, 2, 3]).buffer;

const aCredential = (response: object) => ({
  ...{ id: 'AQID', rawId: bytes(), type: 'public-key', response, authenticatorAttachment: 'platform' },
  getClientExtensionResults: () => ({}),
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('BrowserAuthenticator', () => {
  it('is supported where the browser has WebAuthn', () => {
    expect([authenticator().isSupported, new BrowserAuthenticator({}).isSupported]).toEqual([true, false]);
  });

  it('returns a new passkey in the JSON of WebAuthn', async () => {
    answering(aCredential({ clientDataJSON: bytes(), attestationObject: bytes() }));
    const made = await authenticator().create(CREATION);
    expect(made.ok && JSON.parse(made.value)).toMatchObject({
      ...{ id: 'AQID', rawId: 'AQID', type: 'public-key' },
      response: { clientDataJSON: 'AQID', attestationObject: 'AQID' },
    });
  });

  it('returns a signature in the JSON of WebAuthn', async () => {
    const userHandle = bytes();
    answering(
      aCredential({ clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes(), userHandle }),
    );
    const signed = await authenticator().sign(LOGIN);
    expect(signed.ok && JSON.parse(signed.value)).toMatchObject({
      response: { authenticatorData: 'AQID', signature: 'AQID', userHandle: 'AQID' },
    });
  });

  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['InvalidStateError', 'known'],
    ['SecurityError', 'unavailable'],
    ['NotSupportedError', 'unavailable'],
    ['UnknownError', 'unavailable'],
  ])('reports %s as %s', async (name, reason) => {
    answering(name);
    const failed = { ok: false, error: { kind: 'authenticator', reason } };
    expect(await authenticator().create(CREATION)).toEqual(failed);
    expect(await authenticator().sign(LOGIN)).toEqual(failed);
  });

  it.each(['', 'null', '{}', '{"challenge":1}'])(
    'asks for nothing by options such as %j',
    async (options) => {
      answering({});
      const failed = { ok: false, error: { kind: 'authenticator', reason: 'unavailable' } };
      expect(await authenticator().create(passkeyOptions(options))).toEqual(failed);
      expect(await authenticator().sign(passkeyOptions(options))).toEqual(failed);
    },
  );
});
