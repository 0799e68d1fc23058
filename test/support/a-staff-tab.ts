import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { MemoryAuthenticator } from '@/adapters/headless/memory-authenticator';
import { MemoryConnection } from '@/adapters/headless/memory-connection';
import { MemoryScreenWake } from '@/adapters/headless/memory-screen-wake';
import { Composition } from '@/adapters/wiring/composition';
import { Authenticator } from '@/domain/ports/authenticator';
import { AuditLog } from '@/domain/ports/audit-log';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { Cultures } from '@/domain/ports/cultures';
import { Passkeys } from '@/domain/ports/passkeys';
import { OrderBoard } from '@/domain/ports/order-board';
import { OrderSound } from '@/domain/ports/order-sound';
import { Printer } from '@/domain/ports/printer';
import { Randomness } from '@/domain/ports/randomness';
import { ScreenWake } from '@/domain/ports/screen-wake';
import { ShopControls } from '@/domain/ports/shop-controls';
import { StaffIdentity } from '@/domain/ports/staff-identity';
import { StaffRegister } from '@/domain/ports/staff-register';
import { Texts } from '@/domain/ports/texts';
import { en, sv } from '@test/support/catalogues';
import { aMember } from '@test/support/builders/a-member';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryAuditLog } from '@test/support/memory/memory-audit-log';
import { MemoryCultures } from '@test/support/memory/memory-cultures';
import { MemoryOrderBoard } from '@test/support/memory/memory-order-board';
import { MemoryOrderSound } from '@test/support/memory/memory-order-sound';
import { MemoryPasskeys } from '@test/support/memory/memory-passkeys';
import { MemoryPrinter } from '@test/support/memory/memory-printer';
import { MemoryShopControls } from '@test/support/memory/memory-shop-controls';
import { MemoryStaffRegister } from '@test/support/memory/memory-staff-register';
import { MemoryStaffIdentity } from '@test/support/memory/memory-staff-identity';

/** The program of the staff in one tab, with the doubles of its ports. */
export async function aStaffTab() {
  const services = new Composition();
  const clock = new ManualClock();
  const board = new MemoryOrderBoard();
  const identity = new MemoryStaffIdentity();
  const passkeys = new MemoryPasskeys({
    get password() {
      return identity.password;
    },
    get loggedIn() {
      return identity.isLoggedIn ? aMember() : undefined;
    },
    set loggedIn(profile) {
      identity.isLoggedIn = profile !== undefined;
    },
  });
  const authenticator = new MemoryAuthenticator();
  const sound = new MemoryOrderSound();
  const cultures = new MemoryCultures();
  const controls = new MemoryShopControls();
  const printer = new MemoryPrinter();
  const log = new MemoryAuditLog();
  const register = new MemoryStaffRegister();
  const texts = new MemoryTexts({ sv, en });
  await texts.load('sv');
  services.bind(Clock, () => clock);
  services.bind(OrderBoard, () => board);
  services.bind(StaffIdentity, () => identity);
  services.bind(Passkeys, () => passkeys);
  services.bind(Authenticator, () => authenticator);
  services.bind(OrderSound, () => sound);
  services.bind(ShopControls, () => controls);
  services.bind(Printer, () => printer);
  services.bind(AuditLog, () => log);
  services.bind(StaffRegister, () => register);
  services.bind(Cultures, () => cultures);
  services.bind(Texts, () => texts);
  services.bind(Randomness, () => new SeededRandomness(1));
  services.bind(Connection, () => new MemoryConnection());
  services.bind(ScreenWake, () => new MemoryScreenWake());
  return {
    services,
    clock,
    board,
    identity,
    passkeys,
    authenticator,
    sound,
    cultures,
    controls,
    printer,
    log,
    register,
  };
}

export type StaffTab = Awaited<ReturnType<typeof aStaffTab>>;
