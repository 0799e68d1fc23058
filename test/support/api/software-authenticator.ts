import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';
import type * as z from 'zod/mini';
import type {
  AuthenticationResponseDto,
  creationOptionsDto,
  RegistrationResponseDto,
  requestOptionsDto,
} from '@/adapters/contract/passkey';
import { must } from '@test/support/builders/must';

type CreationOptions = z.infer<typeof creationOptionsDto>;
type RequestOptions = z.infer<typeof requestOptionsDto>;

/** What an authenticator and its browser may do differently than asked. */
export interface Different {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** Whether a PIN or finger was checked; yes by default. */
  readonly isVerified?: boolean;
  /** Whether the device names its maker by a certificate; it attests nothing by default. */
  readonly hasCertificate?: boolean;
  /** Undefined for none. */
  readonly userHandle?: string | undefined;
}

const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 };

/** An authenticator with one passkey (ES256, attestation `none`), in the browser of one origin. */
export class SoftwareAuthenticator {
  /** Counted up before each signature; 0 stays 0. */
  signCount = 0;
  readonly credentialId = randomBytes(16).toString('base64url');
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  register(options: CreationOptions, different: Different = {}): RegistrationResponseDto {
    this.#userHandle = options.user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const key = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey(this.#keys.publicKey)]);
    const rpId = different.rpId ?? options.rp.id;
    const authData = Buffer.concat([this.#head(rpId, FLAGS.hasKey, different), key]);
    const clientData = this.#clientData('webauthn.create', options.challenge, different);
    const attested = different.hasCertificate === true ? byMaker(authData, clientData) : NO_ATTESTATION;
    return {
      ...{ id: this.credentialId, rawId: this.credentialId, type: 'public-key' },
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestation(attested, authData).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  logIn(options: RequestOptions, different: Different = {}): AuthenticationResponseDto {
    if (this.signCount > 0) this.signCount += 1;
    const clientData = this.#clientData('webauthn.get', options.challenge, different);
    const authData = this.#head(different.rpId ?? options.rpId, 0, different);
    const signature = sign('sha256', Buffer.concat([authData, hash(clientData)]), this.#keys.privateKey);
    const userHandle = 'userHandle' in different ? different.userHandle : this.#userHandle;
    return {
      ...{ id: this.credentialId, rawId: this.credentialId, type: 'public-key' },
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle !== undefined && { userHandle }),
      },
    };
  }

  #clientData(type: string, asked: string, { challenge = asked, origin = this.#origin }: Different): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #head(rpId: string, flags: number, { isVerified = true }: Different): Buffer {
    const all = flags | FLAGS.present | (isVerified ? FLAGS.verified : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.signCount);
    return Buffer.concat([hash(Buffer.from(rpId)), Buffer.from([all]), count]);
  }
}

const hash = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** CBOR of {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(must(x), 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(must(y), 'base64url'),
  ]);
}

interface Attested {
  readonly format: string;
  /** In CBOR. */
  readonly statement: Buffer;
}

const NO_ATTESTATION: Attested = { format: 'none', statement: Buffer.from([0xa0]) };

/** CBOR of {alg: -7 (ES256), sig, x5c: [certificate]}. */
function byMaker(authData: Buffer, clientData: Buffer): Attested {
  const signature = sign('sha256', Buffer.concat([authData, hash(clientData)]), MAKER.key);
  const statement = Buffer.concat([
    ...[Buffer.from([0xa3]), text('alg'), Buffer.from([0x26])],
    ...[text('sig'), bytes(signature), text('x5c'), Buffer.from([0x81]), bytes(MAKER.certificate)],
  ]);
  return { format: 'packed', statement };
}

/** CBOR of {fmt, attStmt, authData}. */
const attestation = ({ format, statement }: Attested, authData: Buffer): Buffer =>
  Buffer.concat([
    ...[Buffer.from([0xa3]), text('fmt'), text(format), text('attStmt'), statement],
    ...[text('authData'), bytes(authData)],
  ]);

const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x59]), uint16(value.length), value]);

/**
 * A maker of authenticators, with the certificate that WebAuthn 8.2.1 asks of one: version 3, no authority, of the unit
 * `Authenticator Attestation`. Signed by itself, valid from 2020 to 2120.
 */
const MAKER = {
  key: createPrivateKey({
    key: Buffer.from(
      'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEUgZJE889XwZnQxZi80J+oumJg5Jg5zAfuBM2dbIvfyhRANCAASZLPfL7v6k' +
        'kYY70tAsgRWCOFBcI99YuKN8ztUFpHoKAKiSG/1pukAYD7gq/E3i1FWRSoBW1gD19iitR0BI9Sm4',
      'base64',
    ),
    format: 'der',
    type: 'pkcs8',
  }),
  certificate: Buffer.from(
    'MIIBwDCCAWagAwIBAgIBATAKBggqhkjOPQQDAjBQMQswCQYDVQQGEwJTRTEOMAwGA1UECgwFTHVja2ExIjAgBgNVBAsMGUF1dGhlbnRpY2F0' +
      'b3IgQXR0ZXN0YXRpb24xDTALBgNVBAMMBFRlc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMFAxCzAJBgNVBAYTAlNFMQ4w' +
      'DAYDVQQKDAVMdWNrYTEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlvbjENMAsGA1UEAwwEVGVzdDBZMBMGByqGSM49AgEGCCqG' +
      'SM49AwEHA0IABJks98vu/qSRhjvS0CyBFYI4UFwj31i4o3zO1QWkegoAqJIb/Wm6QBgPuCr8TeLUVZFKgFbWAPX2KK1HQEj1KbijLzAtMAwG' +
      'A1UdEwEB/wQCMAAwHQYDVR0OBBYEFGIJJMozt8/djyd0Im76tbTvbQfHMAoGCCqGSM49BAMCA0gAMEUCID8EGd4dcsKkKQPiFxgcz9BHjPaA' +
      'H6kcDNe8DhZpYXRfAiEAiOlBPLTXAI4Gt/cBhv1aKFkLVV6jUtvkIwoU61UU2HM=',
    'base64',
  ),
};
