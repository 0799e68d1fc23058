import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '@api/environment';

const read = (variables: Readonly<Record<string, string>>) => {
  const environment = readEnvironment(variables);
  if (!environment.ok) throw new Error(environment.error.join(' '));
  return environment.value;
};

describe('readEnvironment', () => {
  it('takes orders back that no kitchen begins within 20 minutes, unless another time is set', () => {
    expect(read({}).acceptWithinMs).toBe(1_200_000);
    expect(read({ LUCKA_ACCEPT_WITHIN: '5' }).acceptWithinMs).toBe(300_000);
    expect(read({ LUCKA_ACCEPT_WITHIN: '0' }).acceptWithinMs).toBeUndefined();
  });

  it('shows ready orders as not collected after four hours, unless another time is set', () => {
    expect(read({}).collectWithinMs).toBe(4 * 3_600_000);
    expect(read({ LUCKA_COLLECT_WITHIN: '90' }).collectWithinMs).toBe(5_400_000);
    expect(read({ LUCKA_COLLECT_WITHIN: '0' }).collectWithinMs).toBeUndefined();
  });

  it('needs no settings', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      isPortChosen: false,
      host: '127.0.0.1',
      publicOrigin: undefined,
      databaseUrl: undefined,
      kitchenPaceMs: 20_000,
      demonstration: new Set(['payments', 'kitchen', 'logins', 'mailbox']),
      operatorToken: undefined,
      notificationKeys: undefined,
      demonstrationShops: 'all',
      languages: undefined,
      isLoginOffered: undefined,
      hidesMembers: false,
    });
  });

  it('reads all settings', () => {
    const set = read({
      PORT: '0',
      PUBLIC_ORIGIN: 'https://lucka.example/',
      LUCKA_DATA: '/tmp/lucka',
      LUCKA_KITCHEN: '2.5',
      LUCKA_DEMO_SHOPS: 'single',
      LUCKA_LANGUAGES: 'en, sv',
      LUCKA_LOGIN: 'off',
      LUCKA_HIDE_MEMBERS: 'on',
    });
    expect(set).toMatchObject({
      port: 0,
      isPortChosen: true,
      publicOrigin: 'https://lucka.example',
      dataFolder: '/tmp/lucka',
      kitchenPaceMs: 2_500,
      demonstrationShops: 'single',
      languages: ['en', 'sv'],
      isLoginOffered: false,
      hidesMembers: true,
    });
    expect(read({ LUCKA_KEEP_CONTACTS: '7', LUCKA_KEEP_NOTES: 'forever' }).retentionDays).toEqual({
      ...{ contacts: 7, notes: undefined, payments: undefined, orders: undefined, audit: undefined },
    });
    expect(
      read({ LUCKA_FAILURE_ADDRESS: '/api/failure-report', LUCKA_TELEMETRY_ADDRESS: 'https://t.example/x' }),
    ).toMatchObject({ failureAddress: '/api/failure-report', telemetryAddress: 'https://t.example/x' });
    expect(
      read({ LUCKA_NOTIFICATION_KEYS: `${'a'.repeat(32)}, ${'b'.repeat(32)}` }).notificationKeys,
    ).toEqual(['a'.repeat(32), 'b'.repeat(32)]);
    expect(read({ LUCKA_KITCHEN: 'off' }).kitchenPaceMs).toBeUndefined();
    expect(read({ LUCKA_SHOP_NETWORKS: '10.0.0.0/8' }).shopNetworks.has('10.1.1.1')).toBe(true);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PUBLIC_ORIGIN', 'lucka.example'],
    ['PUBLIC_ORIGIN', 'https://lucka.example/shop'],
    ['LUCKA_KITCHEN', '-1'],
    ['LUCKA_KITCHEN', '0'],
    ['LUCKA_DEMO', 'payments,kichen'],
    ['LUCKA_DEMO', 'some'],
    ['LUCKA_DEMO_SHOPS', 'some'],
    ['LUCKA_LANGUAGES', 'sv,tlh'],
    ['LUCKA_LOGIN', 'yes'],
    ['LUCKA_OPERATOR_TOKEN', 'short'],
    ['LUCKA_NOTIFICATION_KEYS', `${'k'.repeat(32)},short`],
    ['LUCKA_PAYMENTS', 'cash'],
    ['LUCKA_STRIPE_KEY', 'pk_live_public'],
    ['LUCKA_STRIPE_ADDRESS', 'http://api.example.com'],
    ['LUCKA_SMTP_URL', 'mail.example.org'],
    ['LUCKA_PUSH_PUBLIC_KEY', 'short'],
    ['LUCKA_PUSH_PRIVATE_KEY', 'k'.repeat(87)],
    ['LUCKA_PUSH_CONTACT', 'it@lucka.example'],
    ['LUCKA_PUSH_TO_PRIVATE', 'yes'],
    ['LUCKA_TRUSTED_PROXIES', '-1'],
    ['LUCKA_SHOP_NETWORKS', 'shop'],
    ['LUCKA_CONTACT_EMAIL', 'nobody'],
    ['LUCKA_FAILURE_ADDRESS', 'reports.example'],
    ['LUCKA_FAILURE_ADDRESS', 'http://reports.example/'],
    ['LUCKA_TELEMETRY_ADDRESS', '/somewhere'],
    ['LUCKA_METRICS_PORT', '70000'],
    ['LUCKA_WEB_VITALS', 'yes'],
    ['SENTRY_DSN', 'https://sentry.example/7'],
    ['SENTRY_ENVIRONMENT', 'two words'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['LUCKA_KEEP_CONTACTS', '0'],
    ['LUCKA_KEEP_ORDERS', 'never'],
    ['LUCKA_LOG_LEVEL', 'loud'],
  ])('reports the invalid %s=%s', (name, value) => {
    const environment = readEnvironment({ [name]: value });
    expect(environment.ok ? [] : environment.error).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be `)),
    ]);
  });

  it('forwards failures only where a receiver is set, and those of browsers with them', () => {
    expect(read({}).sentry).toBeUndefined();
    const SENTRY_DSN = 'https://key@sentry.example/errors/7';
    expect(read({ SENTRY_DSN })).toMatchObject({
      sentry: {
        endpoint: 'https://sentry.example/errors/api/7/envelope/',
        ...{ publicKey: 'key', environment: 'production' },
      },
      failureAddress: '/api/failure-report',
    });
    expect(
      read({ SENTRY_DSN, SENTRY_ENVIRONMENT: 'test', LUCKA_FAILURE_ADDRESS: 'https://other.example/' }),
    ).toMatchObject({ sentry: { environment: 'test' }, failureAddress: 'https://other.example/' });
    const environment = readEnvironment({ SENTRY_DSN: 'https://s3cret@sentry.example/' });
    expect(environment.ok ? [] : environment.error).toEqual([
      'SENTRY_DSN must be like https://KEY@sentry.example/7; it is "…".',
    ]);
  });

  it('measures pages only where their metrics can be read', () => {
    expect(read({}).measuresPages).toBe(false);
    expect(read({ LUCKA_WEB_VITALS: 'on', LUCKA_METRICS_PORT: '9464' }).measuresPages).toBe(true);
    const environment = readEnvironment({ LUCKA_WEB_VITALS: 'on' });
    expect(environment.ok ? [] : environment.error).toEqual([
      expect.stringMatching(/^LUCKA_METRICS_PORT must be set together with LUCKA_WEB_VITALS/),
    ]);
  });

  it('records traces only where a collector is set', () => {
    expect(read({ OTEL_SERVICE_NAME: 'harbour' }).tracing).toBeUndefined();
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }).tracing).toEqual({
      ...{ endpoint: 'http://localhost:4318', serviceName: 'lucka', share: 1 },
    });
    expect(
      read({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp',
        OTEL_SERVICE_NAME: 'harbour',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }).tracing,
    ).toMatchObject({ serviceName: 'harbour', share: 0.25 });
  });

  it('requires notification keys at a public origin on a database that other processes may use', () => {
    const shared = { PUBLIC_ORIGIN: 'https://lucka.example', DATABASE_URL: 'postgresql://db/lucka' };
    const environment = readEnvironment(shared);
    expect(environment.ok ? [] : environment.error).toEqual([
      expect.stringMatching(/^LUCKA_NOTIFICATION_KEYS must be set/),
    ]);
    expect(read({ ...shared, LUCKA_NOTIFICATION_KEYS: 'k'.repeat(32) }).databaseUrl).toBeDefined();
  });

  it('enables no part of the demonstration at a public origin unless it is listed', () => {
    const PUBLIC_ORIGIN = 'https://lucka.example';
    expect(read({ PUBLIC_ORIGIN })).toMatchObject({ demonstration: new Set(), kitchenPaceMs: undefined });
    expect(read({ PUBLIC_ORIGIN, LUCKA_DEMO: 'payments, kitchen' })).toMatchObject({
      demonstration: new Set(['payments', 'kitchen']),
      kitchenPaceMs: 20_000,
    });
    expect(read({ PUBLIC_ORIGIN, LUCKA_DEMO: 'all' }).demonstration.size).toBe(4);
    expect(read({ PUBLIC_ORIGIN, LUCKA_KITCHEN: '3' }).kitchenPaceMs).toBe(3_000);
    expect(
      read({ PUBLIC_ORIGIN, LUCKA_DEMO: 'kitchen', LUCKA_KITCHEN: 'off' }).kitchenPaceMs,
    ).toBeUndefined();
  });

  it('gives no account away in a local network by default', () => {
    expect(read({ HOST: '0.0.0.0' }).demonstration).toEqual(new Set(['payments', 'kitchen']));
    expect(read({ LUCKA_DEMO: 'off' })).toMatchObject({ demonstration: new Set(), kitchenPaceMs: undefined });
  });

  it.each([
    [
      { LUCKA_OPERATOR_TOKE: 'secret' },
      'LUCKA_OPERATOR_TOKE is not a setting. Did you mean LUCKA_OPERATOR_TOKEN?',
    ],
    [{ LUCKA_KICHEN: 'off' }, 'LUCKA_KICHEN is not a setting. Did you mean LUCKA_KITCHEN?'],
    [{ lucka_kitchen: 'off' }, 'lucka_kitchen is not a setting. Did you mean LUCKA_KITCHEN?'],
    [{ LUCKA_SOMETHING_ELSE: '' }, 'LUCKA_SOMETHING_ELSE is not a setting.'],
  ])('refuses the unknown name in %j', (variables, sentence) => {
    const environment = readEnvironment(variables);
    expect(environment.ok ? [] : environment.error).toEqual([sentence]);
  });

  it('accepts the names of the command line, and names of other programs', () => {
    expect(read({ LUCKA_HOME: '/tmp', LUCKA_PASSWORD: 'x', LUCKAS_LUNCH: 'x', PATH: '/bin' }).port).toBe(
      3000,
    );
  });

  it('refuses e-mails with an origin taken from the request', () => {
    const mailing = { HOST: '0.0.0.0', LUCKA_SMTP_URL: 'smtps://mail.example.org' };
    const environment = readEnvironment(mailing);
    expect(environment.ok ? [] : environment.error).toEqual([
      expect.stringMatching(/^PUBLIC_ORIGIN must be /),
    ]);
    expect(read({ ...mailing, PUBLIC_ORIGIN: 'https://lucka.example' }).host).toBe('0.0.0.0');
    expect(read({ ...mailing, HOST: 'localhost' }).publicOrigin).toBeUndefined();
    expect(read({ HOST: '0.0.0.0' }).smtpUrl).toBeUndefined();
  });

  it('reads which company takes the payments', () => {
    expect(read({}).payments).toBeUndefined();
    const stripe = {
      LUCKA_PAYMENTS: 'stripe',
      LUCKA_STRIPE_KEY: 'sk_test_abc',
      LUCKA_STRIPE_WEBHOOK_SECRETS: 'whsec_a, whsec_b',
    };
    expect(read(stripe).payments).toEqual({
      ...{ kind: 'stripe', secretKey: 'sk_test_abc', webhookSecrets: ['whsec_a', 'whsec_b'] },
      address: undefined,
    });
    const vipps = {
      LUCKA_PAYMENTS: 'vipps',
      LUCKA_VIPPS_CLIENT_ID: 'id',
      LUCKA_VIPPS_CLIENT_SECRET: 'secret',
      LUCKA_VIPPS_SUBSCRIPTION_KEY: 'key',
      LUCKA_VIPPS_MERCHANT: '123456',
      LUCKA_VIPPS_WEBHOOK_SECRETS: 'hook',
    };
    expect(read(vipps).payments).toMatchObject({
      ...{ kind: 'vipps', merchant: { address: 'https://api.vipps.no', serialNumber: '123456' } },
    });
    for (const settings of [stripe, vipps]) {
      for (const missing of Object.keys(settings).filter((name) => name !== 'LUCKA_PAYMENTS')) {
        const environment = readEnvironment({ ...settings, [missing]: '' });
        expect(environment.ok ? [] : environment.error).toEqual([expect.stringContaining(missing)]);
      }
    }
  });

  it('needs no keys of its own where a company signs the notifications', () => {
    const shared = { PUBLIC_ORIGIN: 'https://lucka.example', DATABASE_URL: 'postgresql://localhost/lucka' };
    const stripe = {
      LUCKA_PAYMENTS: 'stripe',
      LUCKA_STRIPE_KEY: 'sk_live_a',
      LUCKA_STRIPE_WEBHOOK_SECRETS: 'b',
    };
    expect(readEnvironment(shared).ok).toBe(false);
    expect(readEnvironment({ ...shared, ...stripe }).ok).toBe(true);
  });

  it('reads the keys of push services together, or none', () => {
    const keys = {
      LUCKA_PUSH_PUBLIC_KEY: 'p'.repeat(87),
      LUCKA_PUSH_PRIVATE_KEY: 'k'.repeat(43),
      LUCKA_PUSH_CONTACT: 'mailto:it@lucka.example',
    };
    expect(read({}).push).toBeUndefined();
    expect(read(keys).push).toEqual({
      ...{ publicKey: 'p'.repeat(87), privateKey: 'k'.repeat(43) },
      ...{ contact: 'mailto:it@lucka.example', allowsPrivate: false },
    });
    const one = readEnvironment({ LUCKA_PUSH_CONTACT: keys.LUCKA_PUSH_CONTACT });
    expect(one.ok ? [] : one.error).toHaveLength(2);
  });

  it('lists all errors at once, without secrets', () => {
    const environment = readEnvironment({
      ...{ PORT: 'x', LUCKA_OPERATOR_TOKEN: 'secret', LUCKA_NOTIFICATION_KEYS: 'secret' },
      LUCKA_SMTP_URL: 'smpt://me:secret@mail.example.org',
    });
    expect(environment.ok ? [] : environment.error).toHaveLength(4);
    expect(JSON.stringify(environment)).not.toContain('secret');
  });
});

describe('deploy/lucka.env.example', () => {
  const lines = readFileSync('deploy/lucka.env.example', 'utf8').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm);
  const settings = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));

  it('has settings that exist, with values that they accept', () => {
    const secrets = {
      LUCKA_NOTIFICATION_KEYS: 'k'.repeat(32),
      LUCKA_STRIPE_KEY: 'sk_live_key',
      LUCKA_STRIPE_WEBHOOK_SECRETS: 'whsec_of_the_endpoint',
    };
    const { LUCKA_PUSH_CONTACT: _contact, ...others } = settings;
    expect(readEnvironment({ ...others, ...secrets })).toMatchObject({ ok: true });
  });

  it('has every setting that docs/api.md lists for a chain in operation', () => {
    const table = readFileSync('docs/api.md', 'utf8').matchAll(/^\| (`[^|]+) \|/gm);
    const listed = [...table].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    );
    expect(listed.length).toBeGreaterThan(30);
    const others = [
      ...['PORT', 'HOST', 'LUCKA_DATA', 'LUCKA_DEMO', 'LUCKA_KITCHEN', 'LUCKA_DEMO_SHOPS'],
      ...['LUCKA_PAGES', 'LUCKA_PUSH_TO_PRIVATE', 'LUCKA_FAILURE_ADDRESS'],
    ];
    expect(listed.filter((name) => name !== undefined && !(name in settings))).toEqual(others);
  });
});
