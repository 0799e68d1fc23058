import { misused, type Outcome } from '@cli/command/outcome';
import { choose } from '@/domain/menu/choices/choose';
import {
  openGroups,
  optionsOf,
  type ChoicePath,
  type ChoiceSelection,
} from '@/domain/menu/choices/choice-selection';
import { defaultSelection } from '@/domain/menu/choices/default-selection';
import type { Article } from '@/domain/menu/menu';
import { err, ok, type Result } from '@/domain/shared/result';

/** The choices with these paths, added to those without an alternative; each opens its nested groups. */
export function selectionOf(article: Article, paths: readonly string[]): Result<ChoiceSelection, Outcome> {
  let selection = defaultSelection(article);
  for (const text of paths) {
    const path = pathOf(article, selection, text);
    const chosen = path === undefined ? selection : choose(article, selection, path);
    if (path === undefined || !chosen.has(path)) {
      return err(
        misused(
          'choose',
          `"${text}" cannot be chosen here; \`lucka article ${article.code}\` lists what can.`,
        ),
      );
    }
    selection = chosen;
  }
  return ok(selection);
}

/** Finds a choice by its whole path, or by an unambiguous end of it. */
function pathOf(article: Article, selection: ChoiceSelection, text: string): ChoicePath | undefined {
  const paths = openGroups(article, selection)
    .flatMap(optionsOf)
    .map(({ path }) => path);
  const [ending, ...others] = paths.filter((path) => path.endsWith(`/${text}`));
  return paths.find((path) => path === text) ?? (others.length === 0 ? ending : undefined);
}
