import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { welcomeGuest, type Guest } from '@test/support/browser/guest';
import { launchChromium } from '@test/support/browser/launch-chromium';
import { SCREEN_SIZES, type ScreenSize } from '@test/support/browser/screen-size';
import type { SpokenLanguage } from '@test/support/browser/spoken-texts';
import { openStorefront, type Storefront } from '@test/support/browser/storefront';
import { TOUR } from '@test/support/browser/tour';

export interface PictureOptions {
  /** Below it, a folder for each language, size and colour scheme. */
  readonly folder: string;
  readonly colorScheme: 'light' | 'dark';
}

interface View {
  readonly browser: Browser;
  readonly size: ScreenSize;
  readonly language: SpokenLanguage;
  readonly options: PictureOptions;
}

const LANGUAGES = ['sv', 'en'] as const satisfies readonly SpokenLanguage[];

/** Where the guest stands, so that home says how far away the shops are. */
const SLUSSEN = { latitude: 59.3195, longitude: 18.0723 };

/** Takes a picture of every screen and state, in both sizes and two languages. The product must be built. */
export async function takePictures(options: PictureOptions): Promise<void> {
  const browser = await launchChromium();
  const [chain, shop] = await Promise.all([
    openStorefront(),
    openStorefront({ settings: { LUCKA_DEMO_SHOPS: 'single' } }),
  ]);
  try {
    for (const language of LANGUAGES) {
      for (const size of SCREEN_SIZES) await pictureAll({ browser, size, language, options }, chain, shop);
    }
  } finally {
    await browser.close();
    await Promise.all([chain.close(), shop.close()]);
  }
}

async function pictureAll(view: View, chain: Storefront, shop: Storefront): Promise<void> {
  const { language, size, options } = view;
  const folder = path.join(options.folder, `${language}-${size}-${options.colorScheme}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  let count = 0;
  const take = async (guest: Guest, name: string): Promise<void> => {
    count += 1;
    await guest.page.waitForFunction(hasAllPictures);
    await guest.page.screenshot({ path: path.join(folder, `${String(count).padStart(2, '0')}-${name}.png`) });
  };
  // Each chapter is for a browser that was never here: after one of them the guest is logged in.
  for (const chapter of Object.values(TOUR)) {
    await asGuestOf(view, chain, (guest) => chapter(guest, chain, (name) => take(guest, name)));
  }
  await asGuestOf(view, shop, async (guest) => {
    await guest.goTo('/');
    await guest.sees(guest.button('singleShop.start'));
    await take(guest, 'single-shop');
  });
}

async function asGuestOf(
  { browser, size, language, options }: View,
  { origin }: Storefront,
  visit: (guest: Guest) => Promise<void>,
): Promise<void> {
  const { colorScheme } = options;
  const guest = await welcomeGuest(browser, origin, {
    size,
    language,
    browser: { colorScheme, geolocation: SLUSSEN, permissions: ['geolocation'] },
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
  const view = { browser, language: 'en', options: { folder: '', colorScheme: 'light' } } as const;
  try {
    const gateway = await shoot({ ...view, size: 'large' }, chain, '/shop/1/menu?orderType=TakeAway');
    const phone = await shoot({ ...view, size: 'small' }, chain, '/');
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

async function shoot(view: View, storefront: Storefront, address: string): Promise<Buffer> {
  let picture: Buffer | undefined;
  await asGuestOf(view, storefront, async (guest) => {
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
