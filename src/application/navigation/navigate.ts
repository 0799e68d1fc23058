import type { Deps } from '@/domain/ports/deps';
import { LatestOnly } from '@/application/shared/latest-only';
import { ExplainRedirect } from '@/application/navigation/explain-redirect';
import { NavigationEffects } from '@/application/navigation/navigation-effects';
import { NavigationRequirements } from '@/application/navigation/navigation-requirements';
import { ResolveArticle } from '@/application/menu/resolve-article';
import { NavigationFactsSource } from '@/application/navigation/navigation-facts-source';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { ShopStore } from '@/application/shops/shop-store';
import { matchRoute } from '@/domain/navigation/match-route';
import type { NavigationEffect } from '@/domain/navigation/navigation-step';
import type { MatchedRoute } from '@/domain/navigation/route';
import { loadRouteShop } from '@/domain/navigation/rules/load-route-shop';
import { moveQueryToBasket } from '@/domain/navigation/rules/move-query-to-basket';
import { type NavigationOutcome, runRules } from '@/domain/navigation/run-rules';
import { withoutCustomerCode } from '@/domain/navigation/order-link';
import { FailureReporter } from '@/domain/ports/failure-reporter';

export type NavigateOutcome =
  | { readonly kind: 'arrived'; readonly route: MatchedRoute }
  /** To be replaced by `to` in the history. */
  | { readonly kind: 'redirected'; readonly to: string }
  /** A later navigation has started; this one changes nothing more. */
  | { readonly kind: 'superseded' }
  /** The address has no route. */
  | { readonly kind: 'notFound' };

type Redirected = Extract<NavigationOutcome, { kind: 'redirected' }>;

/** The other rules apply to the target of `articleRedirect`, not to the redirect itself (AMB-15). */
const ARTICLE_REDIRECT_RULES = [moveQueryToBasket, loadRouteShop];

/**
 * Runs the rules of a navigation, before anything is shown, with their requirements and effects. The driver (router,
 * command line) acts on the outcome. `fullPath` is path, query and fragment; the later of two navigations wins.
 * Source: spec §2 Navigation rules; NAV-01.
 */
export class Navigate {
  static readonly needs = {
    facts: NavigationFactsSource,
    shops: ShopStore,
    navigationRequirements: NavigationRequirements,
    navigationEffects: NavigationEffects,
    resolveArticle: ResolveArticle,
    reporter: FailureReporter,
    navigation: NavigationStore,
    explainRedirect: ExplainRedirect,
  };

  private readonly latest = new LatestOnly();
  private redirectedTo: string | undefined;

  private readonly deps: Deps<typeof Navigate>;

  constructor(deps: Deps<typeof Navigate>) {
    this.deps = deps;
  }

  async navigate(fullPath: string, signal?: AbortSignal): Promise<NavigateOutcome> {
    const own = this.latest.begin(signal);
    if (fullPath !== this.redirectedTo) this.deps.navigation.requestNavigation({ kind: 'address', fullPath });
    this.redirectedTo = undefined;
    const route = matchRoute(fullPath);
    if (route === undefined) return this.markNotFound();
    if (route.name === 'digitalSignage') this.deps.navigation.setWall(route.fullPath);
    this.takeOverShop(route);
    const outcome = await this.run(route, own);
    if (own.aborted) return { kind: 'superseded' };
    if (outcome.kind === 'redirected') this.redirectedTo = outcome.to;
    return outcome;
  }

  private markNotFound(): NavigateOutcome {
    this.deps.navigation.markNotFound();
    return { kind: 'notFound' };
  }

  private async run(route: MatchedRoute, signal: AbortSignal): Promise<NavigateOutcome> {
    const isArticleRedirect = route.name === 'articleRedirect';
    const effects = new EffectsUntilReplaced(this.deps.navigationEffects);
    const world = {
      facts: () => this.deps.facts.current(),
      provide: this.deps.navigationRequirements.provide.bind(this.deps.navigationRequirements),
      apply: effects.apply.bind(effects),
    };
    const outcome = await runRules(
      route,
      world,
      signal,
      isArticleRedirect ? ARTICLE_REDIRECT_RULES : undefined,
    );
    if (outcome.kind === 'superseded') return outcome;
    if (outcome.kind === 'redirected') return this.redirect(outcome, route);
    if (isArticleRedirect)
      return { kind: 'redirected', to: await this.deps.resolveArticle.resolve(route, signal) };
    const { replaced } = effects;
    return replaced === undefined ? { kind: 'arrived', route } : { kind: 'redirected', to: replaced };
  }

  private redirect({ path, reportId, reason }: Redirected, route: MatchedRoute): NavigateOutcome {
    if (reportId !== undefined)
      this.deps.reporter.report({ id: reportId, message: withoutCustomerCode(route.fullPath) });
    if (route.hasInvalidShop) this.deps.explainRedirect.reportInvalidShop();
    if (reason !== undefined) this.deps.explainRedirect.explain(route, reason);
    return { kind: 'redirected', to: path };
  }

  /** Shows the shop that was selected in another tab, unless this address names a shop of its own (AMB-45). */
  private takeOverShop({ params }: MatchedRoute): void {
    const { elsewhere } = this.deps.shops;
    if (params.shopId === undefined || params.shopId === elsewhere?.id) this.deps.shops.takeOver();
  }
}

/**
 * Performs effects. Once the address is to be replaced, arriving is left to the navigation to the new address, when
 * all other effects are done already: so a page view is reported once, with the address that is shown.
 */
class EffectsUntilReplaced {
  replaced: string | undefined;
  private readonly navigationEffects: NavigationEffects;

  constructor(navigationEffects: NavigationEffects) {
    this.navigationEffects = navigationEffects;
  }

  apply(effect: NavigationEffect): void {
    if (effect.kind === 'replaceAddress') this.replaced = effect.fullPath;
    else if (this.replaced === undefined || !isArrival(effect)) this.navigationEffects.perform(effect);
  }
}

const isArrival = ({ kind }: NavigationEffect): boolean => kind === 'trackPage' || kind === 'onNavigate';
