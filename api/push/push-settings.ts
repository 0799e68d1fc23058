import { err, ok, type Result } from '@/domain/shared/result';

/** The server's keys at push services (VAPID). */
export interface PushSettings {
  /** Base64url: a point of 65 bytes. */
  readonly publicKey: string;
  /** Base64url: 32 bytes. */
  readonly privateKey: string;
  /** Whom a push service may ask: `mailto:…` or `https://…`. */
  readonly contact: string;
  /** Whether private addresses and http are called too, for tests. */
  readonly allowsPrivate: boolean;
}

/** Never printed. */
export const PUSH_SECRETS = ['LUCKA_PUSH_PRIVATE_KEY'] as const;

type ReadSetting = <Value>(
  name: string,
  fallback: Value,
  parse: (text: string) => Result<Value, string>,
) => Value;

/** Reads the keys; undefined without any, and `report` gets what is missing beside the others. */
export function readPushSettings(
  read: ReadSetting,
  report: (error: string) => void,
): PushSettings | undefined {
  const given = {
    LUCKA_PUSH_PUBLIC_KEY: read<string | undefined>('LUCKA_PUSH_PUBLIC_KEY', undefined, bytes(65)),
    LUCKA_PUSH_PRIVATE_KEY: read<string | undefined>('LUCKA_PUSH_PRIVATE_KEY', undefined, bytes(32)),
    LUCKA_PUSH_CONTACT: read<string | undefined>('LUCKA_PUSH_CONTACT', undefined, contactAddress),
  };
  const allowsPrivate = read('LUCKA_PUSH_TO_PRIVATE', false, onOrOff);
  const missing = Object.entries(given).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(given).length) return undefined;
  for (const [name] of missing) report(`${name} must be set together with the other LUCKA_PUSH_ settings.`);
  const { LUCKA_PUSH_PUBLIC_KEY: publicKey, LUCKA_PUSH_PRIVATE_KEY: privateKey } = given;
  const { LUCKA_PUSH_CONTACT: contact } = given;
  if (publicKey === undefined || privateKey === undefined || contact === undefined) return undefined;
  return { publicKey, privateKey, contact, allowsPrivate };
}

const bytes =
  (count: number) =>
  (text: string): Result<string, string> =>
    /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, 'base64url').length === count
      ? ok(text)
      : err(`${count} bytes in base64url, as \`npx web-push generate-vapid-keys\` prints them`);

const contactAddress = (text: string): Result<string, string> =>
  /^mailto:\S+@\S+$|^https:\/\/\S+$/.test(text)
    ? ok(text)
    : err('like mailto:it@lucka.example, or an https address');

const onOrOff = (text: string): Result<boolean, string> =>
  text === 'on' || text === 'off' ? ok(text === 'on') : err('on or off');
