import type { Offer } from '@/domain/offer/offer';
import type { Instant } from '@/domain/shared/instant';

/** Returns the offers that have not ended: coffee cards first, then by end, those without an end last. */
export const shownOffers = (offers: readonly Offer[], now: Instant): readonly Offer[] =>
  offers
    .filter(({ validTo }) => validTo === undefined || validTo > now)
    .toSorted((a, b) => rank(a) - rank(b) || compareEnds(a, b));

const rank = (offer: Offer): number => (isCoffeeCard(offer) ? 0 : 1);

/** Returns whether the offer has a limited number of uses. Source: OPEN-36; SHELL-31. */
export const isCoffeeCard = ({ usesLeft }: Offer): boolean => usesLeft !== undefined;

const compareEnds = (a: Offer, b: Offer): number =>
  (a.validTo ?? Number.MAX_SAFE_INTEGER) - (b.validTo ?? Number.MAX_SAFE_INTEGER);
