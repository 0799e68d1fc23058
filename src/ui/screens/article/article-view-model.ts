import { makeAutoObservable, observableRef } from 'mobx';

import { AppStore } from '@/application/app/app-store';
import { BasketStore } from '@/application/basket/basket-store';
import { DietFilterStore } from '@/application/menu/diet-filter-store';
import { LanguageStore } from '@/application/language/language-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { SessionStore } from '@/application/account/session-store';
import { OfferSuggestions } from '@/application/basket/offer-suggestions';
import type { DishDraft } from '@/application/page/page-dish';
import { PageDrafts } from '@/application/page/page-drafts';
import { PutArticle } from '@/application/basket/put-article';
import type { PutFailure } from '@/domain/basket/item-to-put';
import type { BasketItem } from '@/domain/basket/basket';
import { MAX_QUANTITY } from '@/domain/basket/quantity';
import { toggleChoice } from '@/domain/menu/choices/choose';
import {
  NOTHING_CHOSEN,
  openGroups,
  type ChoicePath,
  type ChoiceSelection,
  type OpenGroup,
} from '@/domain/menu/choices/choice-selection';
import { defaultSelection } from '@/domain/menu/choices/default-selection';
import { isOrderable } from '@/domain/menu/choices/is-orderable';
import { withPresets } from '@/domain/menu/choices/preset-selection';
import { selectionFromFlatChoices, type RestoredSelection } from '@/domain/basket/flat-choices';
import { missingChoices, type MissingChoice } from '@/domain/menu/choices/missing-choices';
import { selectionPrice } from '@/domain/menu/choices/selection-price';
import { stillOffered } from '@/domain/menu/choices/still-offered';
import { canMatchDietFilter, choiceConflict, dietConflict, type DietConflict } from '@/domain/menu/diets';
import type { Article, CategoryCode, ChoiceArticle } from '@/domain/menu/menu';
import { articleName, choiceGroupName } from '@/domain/menu/menu-texts';
import { buildPath } from '@/domain/navigation/build-path';
import { matchRoute } from '@/domain/navigation/match-route';
import type { MatchedRoute } from '@/domain/navigation/route';
import { changedInBasket, choicesIncomplete } from '@/domain/notice/notice-for-basket';
import type { Disposer } from '@/domain/ports/clock';
import { Navigator } from '@/domain/ports/navigator';
import { multiplyAmount, ZERO_AMOUNT, type Amount } from '@/domain/shared/amount';
import type { Language } from '@/domain/shared/language';
import type { Deps } from '@/domain/ports/deps';
import { ArticlePictures } from '@/ui/components/article-pictures';
import { reportPut } from '@/ui/components/report-put';
import { ShopMenu } from '@/ui/components/shop-menu';

/**
 * One article and its choices, to be added or, in edit mode, to replace its basket line. Source: decisions, Article;
 * OPEN-26; ROUTE-33, ROUTE-35, PAIN-48, PAIN-51.
 */
export class ArticleViewModel {
  static readonly needs = {
    ...ShopMenu.needs,
    ...ArticlePictures.needs,
    app: AppStore,
    baskets: BasketStore,
    dietFilters: DietFilterStore,
    languages: LanguageStore,
    sessions: SessionStore,
    notices: NoticeStore,
    putArticle: PutArticle,
    offerSuggestions: OfferSuggestions,
    navigator: Navigator,
    pageDrafts: PageDrafts,
  };

  readonly shopMenu: ShopMenu;
  readonly pictures: ArticlePictures;
  quantity: number;
  /** Set by the first attempt to add; from then on missing choices are shown. */
  isMissingShown = false;
  private isPut = false;
  private chosen: ChoiceSelection | undefined = undefined;
  private leaving = new AbortController();
  private readonly deps: Deps<typeof ArticleViewModel>;
  private readonly route: MatchedRoute;
  /** The line when its page was opened: its choices stay, even if the line is removed. */
  private readonly edited: BasketItem | undefined;

  constructor(deps: Deps<typeof ArticleViewModel>, route: MatchedRoute) {
    this.deps = deps;
    this.shopMenu = new ShopMenu(deps);
    this.pictures = new ArticlePictures(deps);
    this.route = route;
    this.edited = this.line;
    this.quantity = this.edited?.quantity ?? 1;
    makeAutoObservable<this, 'deps' | 'route' | 'chosen' | 'edited' | 'leaving'>(
      this,
      {
        conflictOf: false,
        shopMenu: false,
        pictures: false,
        deps: false,
        route: false,
        edited: false,
        leaving: false,
        chosen: observableRef,
      },
      { autoBind: true },
    );
  }

  start(): Disposer {
    this.leaving = new AbortController();
    this.shopMenu.load(this.leaving.signal);
    const dish = this.route.name === 'editOrder' ? undefined : this.article;
    const draft = dish && this.deps.pageDrafts.take(dish.code);
    if (draft?.isPut === true) void this.goOn();
    else if (draft !== undefined) this.goOnWith(draft);
    return () => this.leaving.abort();
  }

  async retry(): Promise<void> {
    await this.shopMenu.retry(this.leaving.signal);
  }

  get article(): Article | undefined {
    return this.shopMenu.articleOf(this.route);
  }

  /** Only members have favourites. */
  get isMember(): boolean {
    return this.deps.app.showsVisitor && this.deps.sessions.session.isAuthenticated;
  }

  /** Whether adding replaces a line; false once the line was removed elsewhere. */
  get isEditing(): boolean {
    return this.line !== undefined || (this.isPut && this.edited !== undefined);
  }

  /** The edited line is not in the basket any more. */
  get isLineGone(): boolean {
    return this.route.name === 'editOrder' && this.line === undefined && !this.isPut;
  }

  /** The part of the menu where the visitor chose the article. */
  get menuPath(): string {
    const { shop } = this.shopMenu;
    return shop === undefined ? buildPath.home() : buildPath.menuPage(shop.id, this.categoryPath);
  }

  get selection(): ChoiceSelection {
    if (this.article === undefined) return NOTHING_CHOSEN;
    return stillOffered(this.article, this.chosen ?? this.restored.selection);
  }

  /** The codes of the line that the menu no longer offers with the article (PAIN-42). */
  get dropped(): RestoredSelection['dropped'] {
    return this.restored.dropped;
  }

  get groups(): readonly OpenGroup[] {
    return this.article === undefined ? [] : openGroups(this.article, this.selection);
  }

  get missing(): readonly MissingChoice[] {
    return this.article === undefined ? [] : missingChoices(this.article, this.selection);
  }

  /** What the article, as it is chosen, has against the visitor's diet filter (PAIN-54). */
  get dietConflict(): DietConflict | undefined {
    if (this.article === undefined || !this.deps.app.showsVisitor) return undefined;
    return dietConflict(this.article, this.selection, this.deps.dietFilters.filter);
  }

  /** What a choice has against the visitor's diet filter, whether it is chosen or not. */
  conflictOf(choice: ChoiceArticle): DietConflict | undefined {
    return this.deps.app.showsVisitor ? choiceConflict(choice, this.deps.dietFilters.filter) : undefined;
  }

  /** The line total of the current choices (PAIN-51). */
  get price(): Amount {
    if (this.article === undefined) return ZERO_AMOUNT;
    return multiplyAmount(selectionPrice(this.article, this.selection), this.quantity);
  }

  toggle(path: ChoicePath): void {
    const { article, selection } = this;
    if (article === undefined) return;
    this.chosen = this.withPresets(article, toggleChoice(article, selection, path), selection);
  }

  setQuantity(quantity: number): void {
    this.quantity = Math.min(MAX_QUANTITY, Math.max(1, quantity));
  }

  /** Adds it to the basket; returns whether it is there now. Missing choices are announced and shown. */
  put(): boolean {
    const { article } = this;
    if (article === undefined) return false;
    const { putArticle, notices } = this.deps;
    const isEditing = this.isEditing;
    const result = putArticle.put({
      article,
      selection: this.selection,
      quantity: this.quantity,
      editing: this.line?.id,
    });
    if (!result.ok && result.error.kind === 'choicesMissing') this.announceMissing(result.error);
    else if (result.ok && isEditing) notices.announce(changedInBasket(articleName(article, this.language)));
    else reportPut(notices, articleName(article, this.language), result);
    this.isPut = result.ok;
    return result.ok;
  }

  /** After adding: back to where it was chosen. What goes with it is offered in the basket (DEC-85). */
  async goOn(): Promise<void> {
    const { navigator, offerSuggestions } = this.deps;
    if (this.route.name === 'editOrder') return navigator.back(this.menuPath);
    if (this.article !== undefined) offerSuggestions.offer(this.article.code);
    await navigator.backTo(isWhereArticlesAreChosen, this.menuPath);
  }

  private goOnWith({ selection, quantity, isMissingShown }: DishDraft): void {
    this.chosen = selection;
    this.quantity = quantity;
    this.isMissingShown = isMissingShown;
  }

  private announceMissing({ missing }: PutFailure & { readonly kind: 'choicesMissing' }): void {
    this.isMissingShown = true;
    for (const { group } of missing.slice(0, 1)) {
      const notice = choicesIncomplete(choiceGroupName(group, this.language));
      this.deps.notices.announce(notice, 'assertive');
    }
  }

  private get language(): Language {
    return this.deps.languages.language;
  }

  private get categoryPath(): readonly CategoryCode[] {
    return this.route.params.path ?? [];
  }

  private get line(): BasketItem | undefined {
    if (this.route.name !== 'editOrder') return undefined;
    const { itemId } = this.route.params;
    return this.deps.baskets.items.find((item) => item.id === itemId);
  }

  /** Presets only what can be made to suit the visitor's diet filter. */
  private withPresets(
    article: Article,
    selection: ChoiceSelection,
    before?: ChoiceSelection,
  ): ChoiceSelection {
    const { filter } = this.deps.dietFilters;
    const accepts = (choice: ChoiceArticle) => isOrderable(choice) && canMatchDietFilter(choice, filter);
    return withPresets(article, selection, accepts, before);
  }

  private get restored(): RestoredSelection {
    if (this.article === undefined) return { selection: NOTHING_CHOSEN, dropped: [] };
    return this.edited === undefined
      ? { selection: this.withPresets(this.article, defaultSelection(this.article)), dropped: [] }
      : selectionFromFlatChoices(this.article, this.edited.flatChoices);
  }
}

function isWhereArticlesAreChosen(path: string): boolean {
  const name = matchRoute(path)?.name;
  return name === 'menuPage' || name === 'suggestedArticlesPage';
}
