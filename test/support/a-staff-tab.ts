import { MemoryTexts } from '@simulator/doubles/memory-texts';
import { SeededRandomness } from '@simulator/doubles/seeded-randomness';
import { MemoryConnection } from '@/adapters/headless/memory-connection';
import { MemoryScreenWake } from '@/adapters/headless/memory-screen-wake';
import { Composition } from '@/adapters/wiring/composition';
import { Clock } from '@/domain/ports/clock';
import { Connection } from '@/domain/ports/connection';
import { Cultures } from '@/domain/ports/cultures';
import { OrderBoard } from '@/domain/ports/order-board';
import { OrderSound } from '@/domain/ports/order-sound';
import { Printer } from '@/domain/ports/printer';
import { Randomness } from '@/domain/ports/randomness';
import { ScreenWake } from '@/domain/ports/screen-wake';
import { ShopControls } from '@/domain/ports/shop-controls';
import { StaffIdentity } from '@/domain/ports/staff-identity';
import { Texts } from '@/domain/ports/texts';
import { en, sv } from '@test/support/catalogues';
import { ManualClock } from '@test/support/memory/manual-clock';
import { MemoryCultures } from '@test/support/memory/memory-cultures';
import { MemoryOrderBoard } from '@test/support/memory/memory-order-board';
import { MemoryOrderSound } from '@test/support/memory/memory-order-sound';
import { MemoryPrinter } from '@test/support/memory/memory-printer';
import { MemoryShopControls } from '@test/support/memory/memory-shop-controls';
import { MemoryStaffIdentity } from '@test/support/memory/memory-staff-identity';

/** The program of the staff in one tab, with the doubles of its ports. */
export async function aStaffTab() {
  const services = new Composition();
  const clock = new ManualClock();
  const board = new MemoryOrderBoard();
  const identity = new MemoryStaffIdentity();
  const sound = new MemoryOrderSound();
  const cultures = new MemoryCultures();
  const controls = new MemoryShopControls();
  const printer = new MemoryPrinter();
  const texts = new MemoryTexts({ sv, en });
  await texts.load('sv');
  services.bind(Clock, () => clock);
  services.bind(OrderBoard, () => board);
  services.bind(StaffIdentity, () => identity);
  services.bind(OrderSound, () => sound);
  services.bind(ShopControls, () => controls);
  services.bind(Printer, () => printer);
  services.bind(Cultures, () => cultures);
  services.bind(Texts, () => texts);
  services.bind(Randomness, () => new SeededRandomness(1));
  services.bind(Connection, () => new MemoryConnection());
  services.bind(ScreenWake, () => new MemoryScreenWake());
  return { services, clock, board, identity, sound, cultures, controls, printer };
}

export type StaffTab = Awaited<ReturnType<typeof aStaffTab>>;
