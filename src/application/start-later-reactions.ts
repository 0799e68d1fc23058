import { FollowMenuPrices } from '@/application/reactions/follow-menu-prices';
import { PollOrders } from '@/application/reactions/poll-orders';
import { stopAll } from '@/application/reactions/standing-work';
import { SyncBasketSettings } from '@/application/reactions/sync-basket-settings';
import type { Services, WorkClass } from '@/application/start-reactions';
import type { Stop } from '@/domain/ports/clock';

const LATER_WORK: readonly WorkClass[] = [SyncBasketSettings, FollowMenuPrices, PollOrders];

/** Starts the standing work that the first screen does not wait for; `startReactions` comes before it. */
export const startLaterReactions = (services: Services): Stop =>
  stopAll(...LATER_WORK.map((work) => services.get(work).start()));
