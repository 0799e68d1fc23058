import { BrowserConnection } from '@/adapters/browser/browser-connection';
import { BrowserOrderSound } from '@/adapters/browser/browser-order-sound';
import { BrowserPrinter } from '@/adapters/browser/browser-printer';
import { BrowserScreenWake } from '@/adapters/browser/browser-screen-wake';
import type { BrowserWindow } from '@/adapters/browser/browser-window';
import { BrowserAuthenticator } from '@/adapters/browser/browser-authenticator';
import { configuredFailureReporter } from '@/adapters/browser/configured-failure-reporter';
import { CryptoRandomness } from '@/adapters/browser/crypto-randomness';
import { SystemClock } from '@/adapters/browser/system-clock';
import { watchUncaughtErrors } from '@/adapters/browser/watch-uncaught-errors';
import { writeCookie } from '@/adapters/browser/write-cookie';
import { createHttpClient, HttpClient } from '@/adapters/http/create-http-client';
import { HttpAuditLog } from '@/adapters/http/http-audit-log';
import { HttpCalls } from '@/adapters/http/http-calls';
import { HttpCultures } from '@/adapters/http/http-cultures';
import { staffPasskeyPaths } from '@/adapters/contract/staff/staff-paths';
import { HttpPasskeys } from '@/adapters/http/http-passkeys';
import { HttpOrderBoard } from '@/adapters/http/http-order-board';
import { HttpShopControls } from '@/adapters/http/http-shop-controls';
import { HttpStaffIdentity } from '@/adapters/http/http-staff-identity';
import { HttpStaffRegister } from '@/adapters/http/http-staff-register';
import { reportServerTime } from '@/adapters/http/server-time';
import { I18nextTexts } from '@/adapters/i18n/i18next-texts';
import { fetchStaffCatalogue } from '@/adapters/i18n/staff-catalogue';
import { StorageArea } from '@/adapters/storage/storage-area';
import { Composition } from '@/adapters/wiring/composition';
import { Authenticator } from '@/domain/ports/authenticator';
import { Passkeys } from '@/domain/ports/passkeys';
import { AuditLog } from '@/domain/ports/audit-log';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { Cultures } from '@/domain/ports/cultures';
import { FailureReporter } from '@/domain/ports/failure-reporter';
import { OrderBoard } from '@/domain/ports/order-board';
import { OrderSound } from '@/domain/ports/order-sound';
import { Printer } from '@/domain/ports/printer';
import { Randomness } from '@/domain/ports/randomness';
import { ScreenWake } from '@/domain/ports/screen-wake';
import { ShopControls } from '@/domain/ports/shop-controls';
import { StaffIdentity } from '@/domain/ports/staff-identity';
import { StaffRegister } from '@/domain/ports/staff-register';
import { Texts } from '@/domain/ports/texts';

/** The program of the staff in a browser; it shares no file with that of the guests. */
export function composeStaff(window: BrowserWindow): Composition {
  const composition = new Composition();
  const clock = new SystemClock();
  const reporter = configuredFailureReporter(window, clock);
  composition.bind(Clock, () => clock);
  composition.bind(FailureReporter, () => reporter);
  composition.bind(StorageArea, () => new StorageArea(() => window.localStorage, window));
  composition.bind(Texts, () => new I18nextTexts(reporter, fetchStaffCatalogue));
  composition.bind(Randomness, () => new CryptoRandomness(window.crypto));
  composition.bind(Connection, () => new BrowserConnection(window, clock));
  composition.bind(ScreenWake, () => new BrowserScreenWake(window));
  composition.bind(OrderSound, () => new BrowserOrderSound(window, composition.get(StorageArea)));
  composition.bind(Printer, () => new BrowserPrinter(window));
  composition.bind(HttpClient, () => {
    const client = createHttpClient({ baseUrl: window.location.origin });
    reportServerTime(client, { clock, reporter, onServerTime: (time) => clock.learn(time) });
    return client;
  });
  composition.bind(HttpCalls, () => new HttpCalls(composition.get(HttpClient), clock));
  composition.bind(
    Cultures,
    () => new HttpCultures(composition.get(HttpCalls), () => window.document.cookie, writeCookie(window)),
  );
  composition.bindClass(StaffIdentity, HttpStaffIdentity);
  composition.bind(
    Passkeys,
    () => new HttpPasskeys({ calls: composition.get(HttpCalls) }, staffPasskeyPaths),
  );
  composition.bind(Authenticator, () => new BrowserAuthenticator(window));
  composition.bindClass(OrderBoard, HttpOrderBoard);
  composition.bindClass(ShopControls, HttpShopControls);
  composition.bindClass(AuditLog, HttpAuditLog);
  composition.bindClass(StaffRegister, HttpStaffRegister);
  watchUncaughtErrors(window, reporter);
  return composition;
}
