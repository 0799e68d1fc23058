import type { NavigationFacts, NavigationRule } from '@/domain/navigation/navigation-context';
import { NAVIGATION_RULES, ROUTE_RULES } from '@/domain/navigation/navigation-rules';
import type { NavigationEffect, NavigationRequirement } from '@/domain/navigation/navigation-step';
import type { RedirectReason } from '@/domain/navigation/page-tracking';
import type { MatchedRoute } from '@/domain/navigation/route';

/** The navigation host: state, requirements and effects of the application. */
export interface NavigationHost {
  /** Returns the current facts; called anew for each rule, since effects and requirements change them. */
  facts(): NavigationFacts;
  /** Provides what a rule requires; resolves in any case, also when it could not be provided. */
  provide(need: NavigationRequirement, signal: AbortSignal): Promise<void>;
  apply(effect: NavigationEffect): void;
}

export type NavigationOutcome =
  | { readonly kind: 'arrived' }
  | {
      readonly kind: 'redirected';
      readonly path: string;
      readonly reportId: string | undefined;
      readonly reason: RedirectReason | undefined;
    }
  /** A newer navigation has started; nothing more of this one is applied. */
  | { readonly kind: 'superseded' };

const RULES: readonly NavigationRule[] = [...ROUTE_RULES, ...NAVIGATION_RULES];

/**
 * Runs the rules in order, and performs the effects of each before the next one. Only requirements are waited for. The
 * signal ends a navigation in favour of a newer one. Source: spec §2 Navigation rules; NAV-01.
 */
export async function runRules(
  route: MatchedRoute,
  host: NavigationHost,
  signal: AbortSignal,
  rules: readonly NavigationRule[] = RULES,
): Promise<NavigationOutcome> {
  const asked = new Set<NavigationRequirement['kind']>();
  for (const rule of rules) {
    let step = signal.aborted ? SUPERSEDED : rule({ ...host.facts(), route, asked });
    while (step.kind === 'need') {
      asked.add(step.need.kind);
      await host.provide(step.need, signal);
      step = signal.aborted ? SUPERSEDED : rule({ ...host.facts(), route, asked });
    }
    if (step.kind === 'superseded') return step;
    if (step.kind === 'redirect')
      return { kind: 'redirected', path: step.path, reportId: step.reportId, reason: step.reason };
    step.effects.forEach((effect) => host.apply(effect));
  }
  return { kind: 'arrived' };
}

const SUPERSEDED = { kind: 'superseded' } as const;
