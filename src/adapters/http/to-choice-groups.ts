import type { ChoiceArticleDto, ChoiceGroupDto } from '@/adapters/contract/menu';
import { mapAll, type Mapped } from '@/adapters/http/mapped';
import { type ChoiceArticle, type ChoiceGroup, parseArticleCode, parseChoiceCode } from '@/domain/menu/menu';
import { parseAmount } from '@/domain/shared/amount';
import { err, ok } from '@/domain/shared/result';

/** All groups or none: an article without one of its groups would be ordered wrongly. */
export const toChoiceGroups = (
  dtos: readonly ChoiceGroupDto[] | null | undefined,
): Mapped<readonly ChoiceGroup[]> => mapAll(dtos ?? [], 'choices', toChoiceGroup);

function toChoiceGroup(dto: ChoiceGroupDto): Mapped<ChoiceGroup> {
  const code = parseChoiceCode(dto.code);
  if (code === undefined) return err('code');
  if (dto.min < 0 || dto.max < dto.min) return err('max');
  const articles = mapAll(dto.articles, 'articles', toChoiceArticle);
  if (!articles.ok) return articles;
  return ok({
    level: dto.level,
    code,
    name: dto.name,
    translations: dto.i18n ?? {},
    min: dto.min,
    max: dto.max,
    articles: articles.value,
  });
}

function toChoiceArticle(dto: ChoiceArticleDto): Mapped<ChoiceArticle> {
  const code = parseArticleCode(dto.code);
  if (code === undefined) return err('code');
  const price = parseAmount(dto.price);
  if (price === undefined) return err('price');
  const choiceGroups = toChoiceGroups(dto.choices);
  if (!choiceGroups.ok) return choiceGroups;
  return ok({
    code,
    description: dto.description,
    translations: dto.i18n ?? {},
    price,
    imageUrl: dto.imageUrl ?? undefined,
    allergens: dto.allergens ?? undefined,
    diets: dto.diets ?? undefined,
    isSoldOut: dto.soldOut ?? false,
    choiceGroups: choiceGroups.value,
  });
}
