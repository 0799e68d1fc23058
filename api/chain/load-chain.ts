import { err, ok, type Result } from '@/domain/shared/result';
import type { Instant } from '@/domain/shared/instant';
import { badgesIn, campaignsOf } from '@api/chain/campaigns';
import { LOGO_IMAGE_ID, type ChainBrand } from '@api/catalogue/chain-brand';
import type { Chain } from '@api/chain/chain';
import type { ChainError } from '@api/chain/chain-error';
import type { ChainFiles, FileOf } from '@api/chain/chain-files';
import type { ChainSource } from '@api/chain/chain-source';
import type { LookFile, ShopFile } from '@api/chain/chain-schema';
import { deliverySpotDtos, storedShopOf } from '@api/chain/chain-shop';
import { ChainTexts } from '@api/chain/chain-texts';
import { checkReferences } from '@api/chain/check-references';
import { oversizedMenus } from '@api/chain/expanded-size';
import { locateErrors, type LocatedError } from '@api/chain/located-error';
import { menuDtoOf } from '@api/chain/menu-dto';
import { menuErrors } from '@api/chain/menu-errors';
import { logoContent } from '@api/chain/pictures/picture-content';
import { articleImageId } from '@api/chain/pictures/image-ids';
import { articlesOf, pictureBookOf, type PictureBook } from '@api/chain/pictures/picture-book';
import type { PicturedArticle } from '@api/chain/pictures/picture-report';
import { parseChain } from '@api/chain/parse-chain';
import { readChainSource } from '@api/chain/read-chain-source';
import { resolveMenus } from '@api/chain/resolve-menu';
import type { ResolvedMenu } from '@api/chain/resolved-menu';
import { unreadableLooks } from '@api/chain/unreadable-looks';
import { stylesheetOf } from '@api/chain/stylesheet';
import { undeclaredContents } from '@api/chain/undeclared-contents';
import { vatErrors } from '@api/chain/vat-errors';
import { legalErrors, legalWarnings } from '@api/chain/legal/legal-errors';

/** A chain loaded from its folder. */
export interface LoadedChain {
  /** The files that it was loaded from. */
  readonly source: ChainSource;
  /** What some visitors could not read, and what is not declared of dishes. */
  warnings(): readonly LocatedError[];
  /** The data to store. Offers with a limited time count from `firstStart`. */
  startingAt(firstStart: Instant): Chain;
  /** The content of its pictures; computed at the first call. */
  pictures(): PictureBook;
  /** Each article once, with the content of its picture. */
  picturedArticles(): readonly PicturedArticle[];
}

interface ShopWithMenu {
  readonly shop: FileOf<ShopFile>;
  readonly menu: ResolvedMenu;
  readonly look: LookFile | undefined;
}

/** Loads a chain's folder; the error lists every problem by file, line and field. */
export function loadChainFolder(folder: string): Result<LoadedChain, readonly LocatedError[]> {
  const source = readChainSource(folder);
  return source.ok ? loadChain(source.value) : err(locateErrors(new Map(), source.error));
}

/** Loads a chain from its files; the error lists every problem by file, line and field. */
export function loadChain(source: ChainSource): Result<LoadedChain, readonly LocatedError[]> {
  const loaded = loadUnlocated(source);
  return loaded.ok ? loaded : err(locateErrors(source, loaded.error));
}

function loadUnlocated(source: ChainSource): Result<LoadedChain, readonly ChainError[]> {
  const read = parseChain(source);
  if (!read.ok) return read;
  const files = read.value;
  const unresolved = [...checkReferences(files), ...legalErrors(source, files.chain.languages)];
  if (unresolved.length > 0) return err(unresolved);
  const oversized = oversizedMenus(files);
  if (oversized.length > 0) return err(oversized);

  const shops = shopsWithMenus(files);
  const untaxed = shops.flatMap(({ shop, menu }) => vatErrors(shop, menu, files.chain.vat));
  if (untaxed.length > 0) return err(untaxed);
  const texts = new ChainTexts(files.chain.languages);
  const stored = shops.map(({ shop: { content }, menu, look }) => ({
    shop: storedShopOf(content, files.chain, texts),
    menu: menuDtoOf(menu, files.chain, {
      ...{ shopId: content.id, currencyName: content.currency, timeZone: content.timeZone },
    }),
    deliverySpots: deliverySpotDtos(content, files.deliverySpots, texts),
    stylesheet: look === undefined ? '' : stylesheetOf(content.id, look),
  }));
  const errors = menuErrors(
    files,
    shops.flatMap(({ shop, menu }, index) => {
      const dto = stored[index]?.menu;
      return dto === undefined ? [] : [{ id: shop.content.menu, resolved: menu, dto }];
    }),
  );
  if (errors.length > 0) return err(errors);

  const { settings, languages, name, contactEmail } = files.chain;
  const offers = files.offers.flatMap(({ content }) => content.offers);
  const badges = badgesIn(stored.map(({ menu }) => menu));
  let book: PictureBook | undefined;
  const pictures = () => {
    const { logo } = files.chain.brand ?? {};
    book ??= new Map([
      ...pictureBookOf(
        shops.map(({ shop, menu, look }) => ({
          ...{ shop: shop.content, menu },
          look: look ?? brandLookOf(files),
        })),
      ),
      ...(logo === undefined ? [] : [[LOGO_IMAGE_ID, logoContent(logo)] as const]),
    ]);
    return book;
  };
  return ok({
    source,
    warnings: () =>
      locateErrors(source, [
        ...unreadableLooks(files),
        ...legalWarnings(source, files.chain.languages),
        ...undeclaredContents(files),
      ]),
    startingAt: (firstStart) => ({
      ...{ settings, languages, name, contactEmail, shops: stored },
      brand: brandOf(files),
      campaigns: campaignsOf(offers, badges, texts, firstStart),
    }),
    pictures,
    picturedArticles: () => {
      const articles = new Map(
        shops.flatMap(({ menu }) => articlesOf(menu).map((each) => [each.code, each])),
      );
      return [...articles.values()].flatMap((article) => {
        const content = pictures().get(articleImageId(article.code));
        return content === undefined ? [] : [{ article, content }];
      });
    },
  });
}

const brandLookOf = ({ chain: { brand }, looks }: ChainFiles): LookFile | undefined =>
  looks.find(({ id }) => id === brand?.look)?.content;

/** Undefined where the chain says nothing of its looks. */
function brandOf(files: ChainFiles): ChainBrand | undefined {
  const { brand } = files.chain;
  if (brand === undefined) return undefined;
  const look = brandLookOf(files);
  return {
    ...(look && { look: { light: look.light, dark: look.dark, radius: look.radius } }),
    ...(brand.typefaces && { typefaces: brand.typefaces }),
    ...(brand.logo !== undefined && { hasLogo: true }),
  };
}

/** Sorted by id: a chain limited to one shop has the first. */
function shopsWithMenus(files: ChainFiles): readonly ShopWithMenu[] {
  const menus = resolveMenus(files);
  const looks = new Map(files.looks.map(({ id, content }) => [id, content]));
  return files.shops
    .toSorted((one, other) => one.content.id - other.content.id)
    .map((shop) => {
      const menu = menus.get(shop.content.menu);
      if (menu === undefined) throw new Error(`Unchecked references in ${shop.file}`);
      return { shop, menu, look: looks.get(shop.content.look ?? '') };
    });
}
