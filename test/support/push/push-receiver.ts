import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import type { PushAddress } from '@/domain/order/push-address';
import type { PushSettings } from '@api/push/push-settings';
import { must } from '@test/support/builders/must';

export interface ReceivedPush {
  readonly headers: IncomingHttpHeaders;
  /** What the browser decrypts. */
  readonly message: string;
  /** The claims that the server signed. */
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
}

/** A push service with one browser behind it, at an address of this machine. */
export interface PushReceiver {
  readonly origin: string;
  readonly address: PushAddress;
  readonly received: readonly ReceivedPush[];
  /** What it answers from now on. */
  answerWith(status: number): void;
  close(): void;
}

export function newPushSettings(): PushSettings {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return { publicKey, privateKey, contact: 'mailto:it@lucka.example', allowsPrivate: true };
}

export async function openPushReceiver(): Promise<PushReceiver> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        headers: request.headers,
        message: decrypt(Buffer.concat(parts), browser, auth),
        claims: claimsOf(request.headers.authorization ?? ''),
      });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    address: {
      endpoint: `${origin}/push/browser`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    received,
    answerWith: (next) => {
      status = next;
    },
    close: () => void server.close(),
  };
}

type Browser = ReturnType<typeof createECDH>;

/** As a browser does. Source: RFC 8188, RFC 8291. */
function decrypt(body: Buffer, browser: Browser, auth: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const senderKey = body.subarray(21, 21 + keyLength);
  const content = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const key = Buffer.from(hkdfSync('sha256', browser.computeSecret(senderKey), auth, info, 32));
  const derived = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Verified with the key that comes along. Source: RFC 8292. */
function claimsOf(authorization: string): ReceivedPush['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head, claims, signature] = token.split('.').map((part) => must(part));
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', ...(x !== undefined && y !== undefined && { x, y }) },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(must(signature), 'base64url'),
  );
  if (!isSigned) throw new Error('The message is not signed by its key.');
  return JSON.parse(Buffer.from(must(claims), 'base64url').toString()) as ReceivedPush['claims'];
}
