import type { Brand } from '@/domain/shared/brand';

/** The content of a card's QR code: 128 random bits, base64url. */
export type CardCode = Brand<string, 'CardCode'>;

const CARD_CODE = /^[A-Za-z0-9_-]{22}$/;

const isCardCode = (text: string): text is CardCode => CARD_CODE.test(text);

export const parseCardCode = (text: string): CardCode | undefined => (isCardCode(text) ? text : undefined);

/** A member's card of an offer. */
export interface CoffeeCard {
  readonly code: CardCode;
  readonly campaignId: string;
  /** Never below 0. */
  readonly usesLeft: number;
}
