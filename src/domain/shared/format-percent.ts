import { formatLocale, type Language } from '@/domain/shared/language';

/** Formats a number of per cent: `13,5 %`. */
export const formatPercent = (percent: number, language: Language): string =>
  new Intl.NumberFormat(formatLocale(language), { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );
