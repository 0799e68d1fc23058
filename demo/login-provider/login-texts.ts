import type { Language } from '@/domain/shared/language';

export interface LoginTexts {
  readonly notice: string;
  readonly title: string;
  readonly verified: string;
  readonly unverified: string;
  readonly cancel: string;
}

const english: LoginTexts = {
  notice: 'Demonstration: no real login',
  title: 'Who are you?',
  verified: 'The address is verified',
  unverified: 'The address is not verified, so the hatch lets nobody in',
  cancel: 'Cancel',
};

const TEXTS: Readonly<Partial<Record<Language, LoginTexts>>> = {
  sv: {
    notice: 'Demonstration: ingen riktig inloggning',
    title: 'Vem är du?',
    verified: 'Adressen är bekräftad',
    unverified: 'Adressen är inte bekräftad, så luckan släpper inte in',
    cancel: 'Avbryt',
  },
  en: english,
  fi: {
    notice: 'Esittely: ei oikeaa kirjautumista',
    title: 'Kuka olet?',
    verified: 'Osoite on vahvistettu',
    unverified: 'Osoitetta ei ole vahvistettu, joten luukku ei päästä sisään',
    cancel: 'Peruuta',
  },
  no: {
    notice: 'Demonstrasjon: ingen ekte innlogging',
    title: 'Hvem er du?',
    verified: 'Adressen er bekreftet',
    unverified: 'Adressen er ikke bekreftet, så luka slipper ingen inn',
    cancel: 'Avbryt',
  },
  ru: {
    notice: 'Демонстрация: вход ненастоящий',
    title: 'Кто вы?',
    verified: 'Адрес подтверждён',
    unverified: 'Адрес не подтверждён, поэтому окошко не впускает',
    cancel: 'Отменить',
  },
};

/**
 * What the login provider's page says, in English where it does not know the language. It stands for another company's,
 * so its texts are not the storefront's.
 */
export const loginTexts = (language: Language): LoginTexts => TEXTS[language] ?? english;
