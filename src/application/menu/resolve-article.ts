import type { Deps } from '@/domain/ports/deps';
import { loadedValue } from '@/application/shared/loadable';
import { MenuStore } from '@/application/menu/menu-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { LoadMenu } from '@/application/menu/load-menu';
import { findArticlePath } from '@/domain/menu/find-article';
import type { Menu } from '@/domain/menu/menu';
import { buildPath } from '@/domain/navigation/build-path';
import { joinPath, splitPath } from '@/domain/navigation/path-text';
import { withoutBasketQuery } from '@/domain/navigation/read-query';
import type { MatchedRoute } from '@/domain/navigation/route';
import { shownError } from '@/domain/notice/error-state';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import { noticeForStatus } from '@/domain/notice/notice-for-status';
import type { Notice } from '@/domain/notice/notice';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';
import type { ShopId } from '@/domain/shop/shop';

/**
 * Resolves `articleRedirect` to the article at its place in the shop's menu; with an unknown one, or without a menu,
 * to the start of the menu, with a notice. The rest of the address stays. Source: AMB-18; ROUTE-34.
 */
export class ResolveArticle {
  static readonly needs = { menus: MenuStore, loadMenu: LoadMenu, notices: NoticeStore };

  private readonly deps: Deps<typeof ResolveArticle>;

  constructor(deps: Deps<typeof ResolveArticle>) {
    this.deps = deps;
  }

  async resolve(route: MatchedRoute, signal: AbortSignal): Promise<string> {
    const { query, fragment } = splitPath(withoutBasketQuery(route.fullPath));
    return joinPath({ path: await this.pathOf(route, signal), query, fragment });
  }

  private async pathOf({ params }: MatchedRoute, signal: AbortSignal): Promise<string> {
    const { shopId, articleId: code } = params;
    if (shopId === undefined) return buildPath.home();
    const menu = await this.menuOf(shopId, signal);
    if (!menu.ok) return this.giveUp(shopId, noticeForFailure(menu.error));
    const path = code === undefined ? undefined : findArticlePath(menu.value, code);
    if (code === undefined || path === undefined) return this.giveUp(shopId, noticeForStatus(404));
    return buildPath.menuArticlePage(shopId, path, code);
  }

  private async menuOf(shopId: ShopId, signal: AbortSignal): Promise<Result<Menu, RemoteFailure>> {
    const known = loadedValue(this.deps.menus.menu)?.menu;
    if (known?.shopId === shopId) return ok(known);
    const result = await this.deps.loadMenu.load(shopId, signal);
    // The screen that is still shown may have requested a menu meanwhile; only the last request is answered.
    const isOvertaken = !result.ok && result.error.kind === 'aborted' && !signal.aborted;
    return isOvertaken ? this.menuOf(shopId, signal) : result;
  }

  private giveUp(shopId: ShopId, notice: Notice | undefined): string {
    if (notice !== undefined) this.deps.notices.setError(shownError(notice));
    return buildPath.menuPage(shopId);
  }
}
