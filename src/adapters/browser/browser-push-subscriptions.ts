import { pushAddress } from '@/adapters/contract/push';
import { strict } from '@/adapters/contract/tolerant';
import type { PushAddress } from '@/domain/order/push-address';
import type { PushFailure, PushSubscriptions } from '@/domain/ports/push-subscriptions';
import { err, ok, type Result } from '@/domain/shared/result';

/** The members of `window` used here. Not every browser has them. */
export interface PushWindow {
  readonly Notification?: Pick<typeof Notification, 'requestPermission'>;
  readonly PushManager?: unknown;
  readonly navigator: {
    /** Of Safari on iPhone and iPad alone: whether the page was opened from the home screen. */
    readonly standalone?: boolean;
    readonly serviceWorker?: Pick<ServiceWorkerContainer, 'getRegistration'>;
  };
}

const readAddress = strict(pushAddress);

export class BrowserPushSubscriptions implements PushSubscriptions {
  readonly #window: PushWindow;

  constructor(window: PushWindow) {
    this.#window = window;
  }

  get isSupported(): boolean {
    const { Notification, PushManager, navigator } = this.#window;
    return Notification !== undefined && PushManager !== undefined && navigator.serviceWorker !== undefined;
  }

  get needsHomeScreen(): boolean {
    return !this.isSupported && this.#window.navigator.standalone === false;
  }

  async subscribe(serverKey: string): Promise<Result<PushAddress, PushFailure>> {
    // The browser asks only while the visitor's tap is recent, so this comes first.
    if ((await this.#window.Notification?.requestPermission()) !== 'granted') return err('denied');
    try {
      const address = await this.#subscribe(serverKey);
      return address === undefined ? err('unavailable') : ok(address);
    } catch {
      return err('unavailable');
    }
  }

  async current(): Promise<PushAddress | undefined> {
    return addressOf(await this.#existing());
  }

  async end(): Promise<void> {
    await (await this.#existing())?.unsubscribe();
  }

  async #subscribe(applicationServerKey: string): Promise<PushAddress | undefined> {
    const options = { userVisibleOnly: true, applicationServerKey };
    const manager = (await this.#registration())?.pushManager;
    try {
      return addressOf(await manager?.subscribe(options));
    } catch {
      // An earlier subscription is for another key of the server.
      await this.end();
      return addressOf(await manager?.subscribe(options));
    }
  }

  async #existing(): Promise<PushSubscription | undefined> {
    return (await (await this.#registration())?.pushManager.getSubscription()) ?? undefined;
  }

  async #registration(): Promise<ServiceWorkerRegistration | undefined> {
    return this.#window.navigator.serviceWorker?.getRegistration();
  }
}

function addressOf(subscription: PushSubscription | undefined): PushAddress | undefined {
  const address = readAddress(subscription?.toJSON(), () => undefined);
  return address.ok ? address.value : undefined;
}
