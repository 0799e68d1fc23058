import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { welcomeGuest, type Guest, type GuestTraits } from '@test/support/browser/guest';
import { doubleText } from '@test/support/browser/large-text';
import { launchChromium } from '@test/support/browser/launch-chromium';
import type { ScreenSize } from '@test/support/browser/screen-size';
import type { SpokenLanguage } from '@test/support/browser/spoken-texts';
import { openStorefront, type Storefront } from '@test/support/browser/storefront';
import { TOUR, type Disposer } from '@test/support/browser/tour';

/** One set of pictures: who looks, and at what screen. */
interface View {
  readonly name: string;
  readonly language: SpokenLanguage;
  readonly size: ScreenSize;
  readonly browser?: GuestTraits['browser'];
  readonly hasLargeText?: boolean;
}

const SMALLEST = { width: 320, height: 640 };
const WIDE = { width: 2560, height: 1440 };
const TABLET = { width: 1024, height: 768 };

/** All languages, sizes, colours and text sizes, but not each with each. */
export const VIEWS: readonly View[] = [
  { name: 'sv-390', language: 'sv', size: 'small' },
  { name: 'en-1280', language: 'en', size: 'large' },
  { name: 'ru-320', language: 'ru', size: 'small', browser: { viewport: SMALLEST } },
  { name: 'fi-1024', language: 'fi', size: 'large', browser: { viewport: TABLET } },
  { name: 'no-2560', language: 'no', size: 'large', browser: { viewport: WIDE } },
  { name: 'fi-390-dark', language: 'fi', size: 'small', browser: { colorScheme: 'dark' } },
  { name: 'sv-1280-dark', language: 'sv', size: 'large', browser: { colorScheme: 'dark' } },
  { name: 'sv-390-forced-colours', language: 'sv', size: 'small', browser: { forcedColors: 'active' } },
  { name: 'ru-390-large-text', language: 'ru', size: 'small', hasLargeText: true },
];

/** Where the guest stands, so that home says how far away the shops are. */
const SLUSSEN = { latitude: 59.3195, longitude: 18.0723 };

/** The longest wait for something to appear; then the rest of the chapter is left out. */
const PATIENCE_MS = 30_000;

type Walk = (guest: Guest, stop: (name: string) => Promise<void>) => Promise<void>;

export interface PictureOptions {
  /** Below it, a folder for each view. */
  readonly folder: string;
  readonly views: readonly View[];
  readonly report: (line: string) => void;
}

/**
 * Takes a picture of every screen and state in each view. What fails is reported and left out. Returns what is missing:
 * failures, and pictures that other views have. The product must be built.
 */
export async function takePictures({ folder, views, report }: PictureOptions): Promise<readonly string[]> {
  const [chain, shop] = await Promise.all([
    openStorefront(),
    openStorefront({ settings: { LUCKA_DEMO_SHOPS: 'single' } }),
  ]);
  const chapters: readonly (readonly [name: string, storefront: Storefront, walk: Walk])[] = [
    ...Object.entries(TOUR).map(
      ([name, chapter]) =>
        [name, chain, (guest: Guest, stop: Disposer) => chapter(guest, chain, stop)] as const,
    ),
    ['a single shop', shop, seeSingleShop],
  ];
  let browser = await launchChromium();
  const missing: string[] = [];
  const taken = new Map<string, ReadonlySet<string>>();
  try {
    for (const [index, view] of views.entries()) {
      const album = new Album(path.join(folder, view.name));
      await album.empty();
      for (const [name, storefront, walk] of chapters) {
        const [before, begun] = [album.names.size, performance.now()];
        if (!browser.isConnected()) browser = await launchChromium();
        const failures = await takeChapter(browser, storefront, view, album, walk);
        missing.push(...failures.map((failure) => `${view.name}, ${name}: ${failure}`));
        const seconds = Math.round((performance.now() - begun) / 1000);
        const outcome = `${album.names.size - before} pictures, ${failures.length} failures, ${seconds} s`;
        report(`[${index + 1}/${views.length}] ${view.name}, ${name}: ${outcome}`);
      }
      taken.set(view.name, album.names);
    }
  } finally {
    await browser.close();
    await Promise.all([chain.close(), shop.close()]);
  }
  const all = new Set([...taken.values()].flatMap((names) => [...names]));
  const absent = [...taken].flatMap(([view, names]) =>
    [...all].filter((name) => !names.has(name)).map((name) => `${view}: no picture of ${name}`),
  );
  return [...missing, ...absent];
}

/** The pictures of one view, numbered in the order of the tour. */
class Album {
  readonly names = new Set<string>();
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async empty(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
  }

  async take({ page }: Guest, name: string): Promise<void> {
    await page.waitForFunction(hasAllPictures);
    const number = String(this.names.size + 1).padStart(2, '0');
    await page.screenshot({ path: path.join(this.folder, `${number}-${name}.png`) });
    this.names.add(name);
  }
}

/** In a browser that was never here: after some chapters the guest is logged in. Returns what failed. */
async function takeChapter(
  browser: Browser,
  storefront: Storefront,
  view: View,
  album: Album,
  walk: Walk,
): Promise<readonly string[]> {
  const failures: string[] = [];
  let last = 'the start';
  const stop = async (guest: Guest, name: string): Promise<void> => {
    last = name;
    await album.take(guest, name).catch((error: unknown) => failures.push(`${name}: ${firstLine(error)}`));
  };
  await asGuestOf(browser, view, storefront, async (guest) => {
    guest.context.setDefaultTimeout(PATIENCE_MS);
    if (view.hasLargeText === true) await doubleText(guest.page);
    await walk(guest, (name) => stop(guest, name));
  }).catch((error: unknown) => failures.push(`ended after ${last}: ${firstLine(error)}`));
  return failures;
}

const firstLine = (error: unknown): string => String(error).split('\n', 1)[0] ?? '';

async function seeSingleShop(guest: Guest, stop: Disposer): Promise<void> {
  await guest.goTo('/');
  await guest.sees(guest.button('singleShop.start'));
  await stop('single-shop');
}

async function asGuestOf(
  browser: Browser,
  { size, language, browser: traits }: View,
  { origin }: Storefront,
  visit: (guest: Guest) => Promise<void>,
): Promise<void> {
  const guest = await welcomeGuest(browser, origin, {
    size,
    language,
    browser: { geolocation: SLUSSEN, permissions: ['geolocation'], ...traits },
  });
  try {
    await visit(guest);
  } finally {
    await guest.leave();
  }
}

/** Whether every picture that can be seen has come. */
const hasAllPictures = (): boolean =>
  [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    const isSeen = width > 0 && bottom > 0 && top < window.innerHeight;
    return !isSeen || (image.complete && image.dataset['arrived'] !== 'false');
  });

/** Takes the one picture of README.md: home on a desktop screen, and an article on a phone in front of it. */
export async function takeReadmePicture(file: string): Promise<void> {
  const browser = await launchChromium();
  const chain = await openStorefront();
  const view = { name: 'readme', language: 'en' } as const;
  try {
    const gateway = await shoot(
      browser,
      { ...view, size: 'large' },
      chain,
      '/shop/1/menu?orderType=TakeAway',
    );
    const phone = await shoot(browser, { ...view, size: 'small' }, chain, '/');
    await mkdir(path.dirname(file), { recursive: true });
    await sharp(await inFrontOf(gateway, phone))
      .resize({ width: 1280 })
      .png({ palette: true, quality: 80, effort: 10 })
      .toFile(file);
  } finally {
    await browser.close();
    await chain.close();
  }
}

async function shoot(browser: Browser, view: View, storefront: Storefront, address: string): Promise<Buffer> {
  let picture: Buffer | undefined;
  await asGuestOf(browser, view, storefront, async (guest) => {
    await guest.goTo(address);
    await guest.page.waitForLoadState('networkidle');
    await guest.page.waitForFunction(hasAllPictures);
    picture = await guest.page.screenshot();
  });
  if (picture === undefined) throw new Error(`No picture of ${address}.`);
  return picture;
}

const PHONE = { width: 330, radius: 34, margin: 28 };

/** The phone's picture, with round corners and a rim, in the corner of the desktop's. */
async function inFrontOf(gateway: Buffer, phone: Buffer): Promise<Buffer> {
  const { width, height = 0 } = await sharp(gateway).metadata();
  const small = await sharp(phone).resize({ width: PHONE.width }).toBuffer();
  const { height: phoneHeight = 0 } = await sharp(small).metadata();
  const shape = (fill: string, stroke: string) =>
    Buffer.from(
      `<svg width="${PHONE.width}" height="${phoneHeight}"><rect x="3" y="3" width="${PHONE.width - 6}" ` +
        `height="${phoneHeight - 6}" rx="${PHONE.radius}" fill="${fill}" stroke="${stroke}" stroke-width="6"/></svg>`,
    );
  const cut = await sharp(small)
    .composite([
      { input: shape('#fff', '#fff'), blend: 'dest-in' },
      { input: shape('none', '#2b1a12'), blend: 'over' },
    ])
    .png()
    .toBuffer();
  const left = (width ?? 0) - PHONE.width - PHONE.margin;
  return sharp(gateway)
    .composite([{ input: cut, left, top: height - phoneHeight - PHONE.margin }])
    .png()
    .toBuffer();
}
