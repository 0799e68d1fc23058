import { safeParse } from 'zod/mini';

import { readPageState } from '@/adapters/browser/read-page-state';
import { hasItems } from '@/adapters/contract/has-items';
import { article } from '@/adapters/contract/menu-codec';
import { menuPath } from '@/adapters/contract/paths';
import { readJson } from '@/adapters/contract/read-json';
import type { Article, ArticleCode } from '@/domain/menu/menu';
import type { ShopId } from '@/domain/shop/shop';

/** The articles of the menu that a page of the server brought along; read once the first is asked for. */
export class PageArticles {
  readonly #document: Document;
  readonly #shopId: ShopId;
  #menu: unknown;

  constructor(document: Document, shopId: ShopId) {
    this.#document = document;
    this.#shopId = shopId;
  }

  /** Undefined for one that cannot be read as a whole. */
  find(code: ArticleCode): Article | undefined {
    const parsed = safeParse(article, entryOf((this.#menu ??= this.#readMenu()), code));
    return parsed.success ? parsed.data : undefined;
  }

  #readMenu(): unknown {
    const body = readPageState(this.#document)?.answers[menuPath(this.#shopId)];
    const json = body === undefined ? undefined : readJson(body);
    return json?.ok === true ? json.value : undefined;
  }
}

/** The article of a code, at any depth of a menu. */
function entryOf(container: unknown, code: ArticleCode): unknown {
  if (!hasItems(container)) return isOf(container, code) ? container : undefined;
  for (const item of container.items) {
    const found = entryOf(item, code);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isOf = (item: unknown, code: ArticleCode): boolean =>
  typeof item === 'object' && item !== null && 'code' in item && item.code === code;
