import type { Decision } from '@api/payments/provider-ledger';
import { addMs, type Instant } from '@/domain/shared/instant';

export const TEST_CARDS = ['succeeds', 'declined', 'lostAnswer'] as const;

export type TestCard = (typeof TEST_CARDS)[number];

/** The numbers that demonstrations of card payments are used to. */
export const TEST_CARD_NUMBERS: Readonly<Record<TestCard, string>> = {
  succeeds: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  lostAnswer: '4000 0000 0000 3220',
};

/** For how long the provider says that it does not know, after an answer was lost. */
export const LOST_ANSWER_MS = 20_000;

export const testCardOf = (number: string): TestCard | undefined =>
  TEST_CARDS.find((card) => digitsOf(TEST_CARD_NUMBERS[card]) === digitsOf(number));

export function decisionOf(card: TestCard, now: Instant): Decision {
  switch (card) {
    case 'succeeds':
      return { status: 'reserved', pendingUntil: undefined };
    case 'declined':
      return { status: 'failed', pendingUntil: undefined };
    case 'lostAnswer':
      return { status: 'reserved', pendingUntil: addMs(now, LOST_ANSWER_MS) };
  }
}

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');
