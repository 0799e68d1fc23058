import type { NavigationFacts, NavigationRule } from '@/domain/navigation/navigation-context';
import { NAVIGATION_RULES, ROUTE_RULES } from '@/domain/navigation/navigation-rules';
import type { NavigationEffect, NavigationNeed, NavigationStep } from '@/domain/navigation/navigation-step';
import type { MatchedRoute } from '@/domain/navigation/route';

/** What the rules need of the program around them. */
export interface NavigationWorld {
  /** What is known now; asked anew for each rule, since effects and needs change it. */
  facts(): NavigationFacts;
  /** Gets what a rule needs; resolves in any case, also when it could not be had. */
  provide(need: NavigationNeed, signal: AbortSignal): Promise<void>;
  apply(effect: NavigationEffect): void;
}

export type NavigationOutcome =
  | { readonly kind: 'arrived' }
  | { readonly kind: 'redirected'; readonly path: string; readonly reportId: string | undefined }
  /** A newer navigation has begun; nothing more of this one is applied. */
  | { readonly kind: 'superseded' };

const RULES: readonly NavigationRule[] = [...ROUTE_RULES, ...NAVIGATION_RULES];

/**
 * Asks the rules one after the other, and performs what each of them says before the next is asked. The signal ends
 * a navigation in favour of a newer one. Source: spec §2 Navigation rules; NAV-01.
 */
export async function runRules(
  route: MatchedRoute,
  world: NavigationWorld,
  signal: AbortSignal,
  rules: readonly NavigationRule[] = RULES,
): Promise<NavigationOutcome> {
  for (const rule of rules) {
    const step = await askRule(rule, route, world, signal);
    if (step === undefined) return { kind: 'superseded' };
    if (step.kind === 'redirect') return { kind: 'redirected', path: step.path, reportId: step.reportId };
    step.effects.forEach((effect) => world.apply(effect));
  }
  return { kind: 'arrived' };
}

/** The rule's answer once it has what it needs; undefined when a newer navigation has begun. */
async function askRule(
  rule: NavigationRule,
  route: MatchedRoute,
  world: NavigationWorld,
  signal: AbortSignal,
): Promise<Exclude<NavigationStep, { kind: 'need' }> | undefined> {
  const asked = new Set<NavigationNeed['kind']>();
  while (!signal.aborted) {
    const step = rule({ ...world.facts(), route, asked });
    if (step.kind !== 'need') return step;
    asked.add(step.need.kind);
    await world.provide(step.need, signal);
  }
  return undefined;
}
