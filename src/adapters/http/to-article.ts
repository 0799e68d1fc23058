import type { ArticleDto } from '@/adapters/contract/menu';
import type { Mapped } from '@/adapters/http/mapped';
import { toChoiceGroups } from '@/adapters/http/to-choice-groups';
import { type Article, type ArticleCode, parseArticleCode } from '@/domain/menu/menu';
import { parseAmount } from '@/domain/shared/amount';
import { err, ok } from '@/domain/shared/result';

export function toArticle(dto: ArticleDto): Mapped<Article> {
  const code = parseArticleCode(dto.code);
  if (code === undefined) return err('code');
  const price = parseAmount(dto.price);
  if (price === undefined || price < 0) return err('price');
  const choiceGroups = toChoiceGroups(dto.choices);
  if (!choiceGroups.ok) return choiceGroups;
  return ok({
    kind: 'article',
    code,
    description: dto.description,
    text: dto.text ?? '',
    price,
    imageUrl: dto.imageUrl ?? undefined,
    imageId: dto.imageId ?? [],
    translations: dto.i18n ?? {},
    campaigns: (dto.campaigns ?? []).map((campaign) => ({
      id: String(campaign.id),
      name: campaign.name,
      translations: campaign.i18n ?? {},
    })),
    choiceGroups: choiceGroups.value,
    suggestedArticles: (dto.suggestedArticles ?? []).flatMap(toCodes),
    allergens: dto.allergens ?? undefined,
    diets: dto.diets ?? undefined,
    isSoldOut: dto.soldOut ?? false,
  });
}

function toCodes(text: string): readonly ArticleCode[] {
  const code = parseArticleCode(text);
  return code === undefined ? [] : [code];
}
