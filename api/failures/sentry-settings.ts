import { err, ok, type Result } from '@/domain/shared/result';

/** By the names that Sentry and servers that understand it (GlitchTip, Bugsink) use. */
export interface SentrySettings {
  /** Where envelopes are posted to. */
  readonly endpoint: string;
  /** Names the sender. */
  readonly publicKey: string;
  readonly environment: string;
}

/** Never printed. */
export const SENTRY_SECRETS = ['SENTRY_DSN'] as const;

type ReadSetting = <Value>(
  name: string,
  fallback: Value,
  parse: (text: string) => Result<Value, string>,
) => Value;

/** Undefined without an address. */
export function readSentrySettings(read: ReadSetting): SentrySettings | undefined {
  const dsn = read<Dsn | undefined>('SENTRY_DSN', undefined, parseDsn);
  const environment = read('SENTRY_ENVIRONMENT', 'production', environmentName);
  return dsn === undefined ? undefined : { ...dsn, environment };
}

type Dsn = Pick<SentrySettings, 'endpoint' | 'publicKey'>;

/** `https://KEY@sentry.example/7` is posted to at `https://sentry.example/api/7/envelope/`. */
function parseDsn(text: string): Result<Dsn, string> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const project = /^(.*\/)(\d+)$/.exec(url?.pathname ?? '');
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username === '' || project === null)
    return err('like https://KEY@sentry.example/7');
  const [, folder = '/', id = ''] = project;
  return ok({ endpoint: `${url.origin}${folder}api/${id}/envelope/`, publicKey: url.username });
}

const environmentName = (text: string): Result<string, string> =>
  /^[\w.-]{1,64}$/.test(text) ? ok(text) : err('a name like production');
