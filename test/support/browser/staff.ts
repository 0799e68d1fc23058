import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import type { TextValues } from '@/domain/ports/texts';
import type { StaffRole } from '@/domain/staff/permissions';
import { PasswordHasher } from '@api/accounts/password-hasher';
import { addStaff } from '@api/staff/add-staff';
import { systemClock } from '@api/system/system-clock';
import { systemRandomness } from '@api/system/system-randomness';
import { watchPageErrors, type PageErrors } from '@test/support/browser/page-faults';
import type { Stage } from '@test/support/browser/stage';
import { shopId } from '@test/support/builders/ids';
import { sv } from '@test/support/catalogues';

const PATIENCE_MS = 60_000;
const PASSWORD = 'Lagom salt gröt 7';
const TABLET = { width: 1024, height: 768 };

/** The answer to a browser that is not logged in, and what a browser without a network logs. */
const EXPECTED = [/status of 401 .*\/api\/staff\/session/, /ERR_INTERNET_DISCONNECTED/];

interface StaffLogin {
  readonly email: string;
  readonly password: string;
}

/** A member of the staff with a tablet, driven by what a person sees, in Swedish. */
export class Staff {
  readonly page: Page;
  readonly faults: PageErrors;

  constructor(page: Page, faults: PageErrors) {
    this.page = page;
    this.faults = faults;
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  say(key: StaffTextKey, values: TextValues = {}): string {
    return sv[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  }

  async logIn({ email, password }: StaffLogin): Promise<void> {
    await this.page.goto('/staff');
    await this.page.getByLabel(this.say('staff.login.email')).fill(email);
    await this.page.getByLabel(this.say('staff.login.password')).fill(password);
    await this.button('staff.login.submit').click();
    await this.page.getByRole('region', { name: this.say('staff.board.new') }).waitFor();
  }

  /** The card of an order in a column. */
  card(column: 'new' | 'cooking' | 'ready' | 'over', code: string): Locator {
    const place = this.page.locator(`[data-column="${column}"]`);
    return place.getByRole('article', { name: code, exact: true });
  }

  button(key: StaffTextKey, values?: TextValues): Locator {
    return this.page.getByRole('button', { name: this.say(key, values), exact: true });
  }

  async sees(what: Locator): Promise<void> {
    await what.first().waitFor();
  }
}

let hired = 0;

/** Logs a new member of the staff in at a tablet. The caller closes the context. */
export async function welcomeStaff(stage: Stage, role: StaffRole, shop: number): Promise<Staff> {
  return openStaffTablet(stage.browser, stage.storefront.origin, await hireStaff(stage, role, shop));
}

/** Adds a member of the staff of a shop. */
export async function hireStaff({ storefront }: Stage, role: StaffRole, shop: number): Promise<StaffLogin> {
  hired += 1;
  const email = `staff-${hired}@lucka.example`;
  await storefront.floor.onStores(async (stores) => {
    const deps = {
      ...stores,
      clock: systemClock,
      randomness: systemRandomness,
      hasher: new PasswordHasher(),
    };
    const added = await addStaff(deps, {
      ...{ email, role, name: 'Siv', password: PASSWORD },
      shops: [shopId(shop)],
    });
    if (!added.ok) throw new Error(added.error.kind);
  });
  return { email, password: PASSWORD };
}

/** A tablet at which a member of the staff is logged in. The caller closes the context. */
export async function openStaffTablet(browser: Browser, origin: string, login: StaffLogin): Promise<Staff> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: TABLET,
    locale: 'sv-SE',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const faults = watchPageErrors(context);
  for (const pattern of EXPECTED) faults.expect(pattern);
  const staff = new Staff(await context.newPage(), faults);
  await staff.logIn(login);
  return staff;
}
