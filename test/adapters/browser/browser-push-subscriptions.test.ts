import { describe, expect, it } from 'vitest';

import { BrowserPushSubscriptions, type PushWindow } from '@/adapters/browser/browser-push-subscriptions';
import { ok } from '@/domain/shared/result';

const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const ADDRESS = { endpoint: 'https://push.example/a', ...KEYS };

/** A browser that is subscribed with `subscribedWith`, and refuses another key, as the standard says. */
function aWindow({ permission = 'granted', subscribedWith = '', isReachable = true, hasWorker = true }) {
  let key = subscribedWith;
  const subscription = {
    toJSON: () => ({ endpoint: ADDRESS.endpoint, expirationTime: null, keys: KEYS }),
    unsubscribe: () => Promise.resolve((key = '') === ''),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(key === '' ? null : subscription),
    subscribe: ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      if (!isReachable || (key !== '' && key !== applicationServerKey))
        return Promise.reject(new DOMException('', 'AbortError'));
      key = applicationServerKey;
      return Promise.resolve(subscription);
    },
  };
  const window = {
    Notification: { requestPermission: () => Promise.resolve(permission) },
    PushManager: {},
    navigator: {
      serviceWorker: { getRegistration: () => Promise.resolve(hasWorker ? { pushManager } : undefined) },
    },
  };
  return { subscriptions: new BrowserPushSubscriptions(window as unknown as PushWindow), key: () => key };
}

describe('BrowserPushSubscriptions', () => {
  it('subscribes with the key of the server, and ends it', async () => {
    const { subscriptions, key } = aWindow({});
    expect([subscriptions.isSupported, await subscriptions.current()]).toEqual([true, undefined]);
    expect(await subscriptions.subscribe('key')).toEqual(ok(ADDRESS));
    expect([key(), await subscriptions.current()]).toEqual(['key', ADDRESS]);
    await subscriptions.end();
    expect([key(), await subscriptions.current()]).toEqual(['', undefined]);
  });

  it('subscribes anew where the server has another key than before', async () => {
    const { subscriptions, key } = aWindow({ subscribedWith: 'old' });
    expect([await subscriptions.subscribe('new'), key()]).toEqual([ok(ADDRESS), 'new']);
  });

  it.each([
    [{ permission: 'denied' }, 'denied'],
    [{ permission: 'default' }, 'denied'],
    [{ isReachable: false }, 'unavailable'],
    [{ hasWorker: false }, 'unavailable'],
  ])('with %o is %s', async (traits, error) => {
    expect(await aWindow(traits).subscriptions.subscribe('key')).toEqual({ ok: false, error });
  });

  it('is not supported by every browser', () => {
    expect(new BrowserPushSubscriptions({ navigator: {} }).isSupported).toBe(false);
  });

  it('needs the home screen in Safari of an iPhone, until it was opened from there', () => {
    const needs = (navigator: PushWindow['navigator']) =>
      new BrowserPushSubscriptions({ navigator }).needsHomeScreen;
    expect([needs({ standalone: false }), needs({ standalone: true }), needs({})]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
