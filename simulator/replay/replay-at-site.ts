import { FOREIGN_PROVIDER, payAtSite } from '@simulator/replay/pay-at-site';
import { SiteBrowser } from '@simulator/replay/site-browser';
import type { ReplaySite } from '@simulator/replay/site-page';
import type { Act, CustomerStep, Script, Step } from '@/adapters/recording/step';
import { performAct } from '@simulator/acts/perform-act';
import { OTHER_BROWSER } from '@simulator/world/device';
import { composeHeadless } from '@/adapters/wiring/compose-headless';
import { LoadSettings } from '@/application/settings/load-settings';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import { ok, type Result } from '@/domain/shared/result';

/** What a step came to. Where it was left out: why. */
export interface SiteStep {
  readonly at: number;
  readonly step: Step;
  readonly outcome: string;
  readonly leftOut?: 'world-event' | typeof FOREIGN_PROVIDER;
}

/**
 * Plays what the customers of a script do at a running storefront: one step after the other, however long
 * lies between them in the script. What happens to them is that storefront's business. Fails where it does not answer.
 */
export async function replayAtSite(
  { steps }: Script,
  site: ReplaySite,
  tell: (step: SiteStep) => void,
): Promise<Result<void, RemoteFailure>> {
  const { origin: baseUrl, clock, randomness } = site;
  const settings = await composeHeadless({ baseUrl, clock, randomness }).get(LoadSettings).load();
  if (!settings.ok) return settings;
  const browsers = new Map<string, SiteBrowser>();
  const browserOf = (who: string): SiteBrowser => {
    const browser = browsers.get(who) ?? new SiteBrowser(site);
    browsers.set(who, browser);
    return browser;
  };
  for (const step of steps) {
    if ('event' in step) {
      tell({ at: step.at, step, outcome: 'left out', leftOut: 'world-event' });
      continue;
    }
    const outcome = await take(site, step, browserOf);
    const isForeign = outcome === FOREIGN_PROVIDER;
    tell({
      ...{ at: step.at, step, outcome: isForeign ? 'left out' : outcome },
      ...(isForeign && { leftOut: FOREIGN_PROVIDER }),
    });
  }
  for (const browser of browsers.values()) browser.leave();
  return ok(undefined);
}

function take(
  site: ReplaySite,
  { who, tab, act }: CustomerStep,
  browserOf: (who: string) => SiteBrowser,
): Promise<string> {
  const browser = browserOf(who);
  return act.do === 'pay'
    ? payAtSite(site, browser, tab, act, () => browserOf(who + OTHER_BROWSER))
    : performAct(browser, tab, isOnce(act));
}

/** A confirmation that is not answered is not repeated: the storefront may never come back. */
const isOnce = <Each extends Exclude<Act, { readonly do: 'pay' }>>(act: Each): Each =>
  act.do === 'order' ? { ...act, isOnce: true } : act;
