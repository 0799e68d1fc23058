import { formatServing } from '@/domain/menu/format-serving';
import type { Article } from '@/domain/menu/menu';
import type { TextTools } from '@/ui/view-model/use-text';

/** Why a dish cannot be ordered: that it is sold out, or when it is served next. */
export const unavailableText = (
  { isSoldOut, servedNext }: Pick<Article, 'isSoldOut' | 'servedNext'>,
  { t, language }: TextTools,
): string =>
  isSoldOut || servedNext === undefined
    ? t('menu.soldOut')
    : t('menu.served', { hours: formatServing(servedNext, language) });
