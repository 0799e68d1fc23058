import type { Language } from '@/domain/shared/language';

interface MailboxTexts {
  readonly title: string;
  readonly explanation: string;
  readonly empty: string;
  readonly to: string;
  readonly missing: string;
  readonly all: string;
  readonly storefront: string;
}

const english: MailboxTexts = {
  title: 'The demonstration’s mailbox',
  explanation: 'Mail lands here instead of being sent. The newest comes first.',
  empty: 'No mail yet.',
  to: 'To',
  missing: 'This mail is no longer here.',
  all: 'All mail',
  storefront: 'To the restaurants',
};

const TEXTS: Readonly<Partial<Record<Language, MailboxTexts>>> = {
  sv: {
    title: 'Demonstrationens brevlåda',
    explanation: 'Mejlen hamnar här i stället för att skickas. Det nyaste ligger överst.',
    empty: 'Inga mejl än.',
    to: 'Till',
    missing: 'Mejlet finns inte här längre.',
    all: 'Alla mejl',
    storefront: 'Till restaurangerna',
  },
  en: english,
  fi: {
    title: 'Esittelyn postilaatikko',
    explanation: 'Viestit päätyvät tänne, eikä niitä lähetetä. Uusin on ylimpänä.',
    empty: 'Ei vielä viestejä.',
    to: 'Vastaanottaja',
    missing: 'Viesti ei ole enää täällä.',
    all: 'Kaikki viestit',
    storefront: 'Ravintoloihin',
  },
  no: {
    title: 'Demonstrasjonens postkasse',
    explanation: 'E-posten havner her i stedet for å bli sendt. Den nyeste ligger øverst.',
    empty: 'Ingen e-post ennå.',
    to: 'Til',
    missing: 'E-posten er ikke her lenger.',
    all: 'All e-post',
    storefront: 'Til restaurantene',
  },
  ru: {
    title: 'Почтовый ящик демонстрации',
    explanation: 'Письма попадают сюда и никуда не отправляются. Новые сверху.',
    empty: 'Писем пока нет.',
    to: 'Кому',
    missing: 'Этого письма здесь больше нет.',
    all: 'Все письма',
    storefront: 'К ресторанам',
  },
};

/** What the demonstration's mailbox says, in English where it does not know the language; it is no part of the storefront. */
export const mailboxTexts = (language: Language): MailboxTexts => TEXTS[language] ?? english;
