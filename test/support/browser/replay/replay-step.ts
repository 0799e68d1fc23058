import type { Act } from '@/adapters/recording/step';
import type { ReplayedBrowser } from '@test/support/browser/replay/replayed-browser';

/** How to wait for what comes of something that was done; in a few words. */
export type Effect = () => Promise<string>;

/** Done, or not applicable there; or begun, so that an impatient customer does not wait for its effect. */
export type Deed = string | Effect;

export type ActOf<Do extends Act['do']> = Extract<Act, { readonly do: Do }>;

/** Where an act is done. */
export interface Place {
  readonly browser: ReplayedBrowser;
  readonly tab: number;
  /** The other browser of the same customer. */
  readonly otherBrowser: () => Promise<ReplayedBrowser>;
}
