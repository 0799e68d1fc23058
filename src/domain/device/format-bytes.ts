import { formatLocale, type Language } from '@/domain/shared/language';

/** Formats a size in kilobytes with one decimal; the smallest is `0.1 kB`. */
export const formatBytes = (bytes: number, language: Language): string =>
  new Intl.NumberFormat(formatLocale(language), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 1,
  }).format(Math.max(bytes / 1_000, 0.1));
