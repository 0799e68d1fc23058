import type { Language } from '@/domain/shared/language';

/** The page stands for another company's, which speaks two languages. */
const swedish = {
  title: 'Betala',
  demonstration: 'Demonstration: inga riktiga pengar',
  order: 'Beställning',
  amount: 'Att betala',
  cards: 'Välj kort',
  succeeds: 'Betalningen går igenom',
  declined: 'Kortet nekas',
  lostAnswer: 'Svaret kommer bort på vägen och dyker upp efter en stund',
  other: 'Skriv in ett testkort',
  number: 'Kortnummer',
  expiry: 'Giltigt till (MM/ÅÅ)',
  cvc: 'Säkerhetskod (CVC)',
  numberError: 'Skriv ett av testkorten ovan. Riktiga kort tas inte emot här.',
  expiryError: 'Skriv en månad som inte har gått ut, till exempel 12/30.',
  cvcError: 'Skriv de tre eller fyra siffrorna på kortets baksida.',
  errors: 'Något behöver rättas',
  pay: 'Betala',
  cancel: 'Avbryt',
  ended: 'Den här betalningen är avslutad.',
  back: 'Tillbaka till beställningen',
  unknown: 'Den här betalningen finns inte.',
};

export type PageTexts = typeof swedish;

const english: PageTexts = {
  title: 'Pay',
  demonstration: 'Demonstration: no real money',
  order: 'Order',
  amount: 'To pay',
  cards: 'Choose a card',
  succeeds: 'The payment goes through',
  declined: 'The card is declined',
  lostAnswer: 'The answer gets lost on its way and turns up after a while',
  other: 'Type in a test card',
  number: 'Card number',
  expiry: 'Valid until (MM/YY)',
  cvc: 'Security code (CVC)',
  numberError: 'Type one of the test cards above. Real cards are not taken here.',
  expiryError: 'Type a month that is not over, for example 12/30.',
  cvcError: 'Type the three or four digits on the back of the card.',
  errors: 'Something needs mending',
  pay: 'Pay',
  cancel: 'Cancel',
  ended: 'This payment is finished.',
  back: 'Back to the order',
  unknown: 'There is no such payment.',
};

export const pageTexts = (language: Language): PageTexts => (language === 'sv' ? swedish : english);
