import type { Instant } from '@/domain/shared/instant';
import { err, ok, type Result } from '@/domain/shared/result';
import { testCardOf, TEST_CARDS, type TestCard } from '@demo/payment-provider/test-cards';

/** What the form was filled in with. `card` is a test card's name, or `other` with the three fields. */
export interface CardForm {
  readonly card: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export const EMPTY_CARD_FORM: CardForm = { card: 'succeeds', number: '', expiry: '', cvc: '' };

export type CardField = 'number' | 'expiry' | 'cvc';

/** The fields that are wrong, in their order on the page. */
export type CardErrors = readonly CardField[];

export const readCardForm = (form: URLSearchParams): CardForm => ({
  card: form.get('card') ?? '',
  number: (form.get('number') ?? '').slice(0, 40),
  expiry: (form.get('expiry') ?? '').slice(0, 10),
  cvc: (form.get('cvc') ?? '').slice(0, 10),
});

export function checkCardForm(form: CardForm, now: Instant): Result<TestCard, CardErrors> {
  const chosen = TEST_CARDS.find((card) => card === form.card);
  if (chosen !== undefined) return ok(chosen);
  const card = testCardOf(form.number);
  const errors: CardField[] = [];
  if (card === undefined) errors.push('number');
  if (!isInFuture(form.expiry, now)) errors.push('expiry');
  if (!/^\d{3,4}$/.test(form.cvc.trim())) errors.push('cvc');
  return card !== undefined && errors.length === 0 ? ok(card) : err(errors);
}

/** `MM/YY` or `MM/YYYY`; a card is good until the end of its month. */
function isInFuture(expiry: string, now: Instant): boolean {
  const match = /^\s*(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(expiry);
  if (match === null) return false;
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) > now;
}
