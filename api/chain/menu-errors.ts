import type { MenuDto } from '@/adapters/contract/menu';
import type { ChainError } from '@api/chain/chain-error';
import type { ChainFiles } from '@api/chain/chain-files';
import { namesIn } from '@api/chain/chain-references';
import { menuRepetitions } from '@api/chain/menu-repetitions';
import type { ResolvedMenu } from '@api/chain/resolved-menu';
import { menuError, type MenuEntry } from '@api/shops/menu-error';

export interface MenuOfShop {
  /** The name of its file. */
  readonly id: string;
  readonly resolved: ResolvedMenu;
  readonly dto: MenuDto;
}

/** Why menus cannot be stored: each reason once, where the entry is written, however many shops have the menu. */
export function menuErrors(files: ChainFiles, menus: readonly MenuOfShop[]): readonly ChainError[] {
  const errors = menus.flatMap(({ id, resolved, dto }) => {
    const error = menuError(dto);
    return [
      ...menuRepetitions(resolved),
      ...(error === undefined
        ? []
        : [{ entry: error.entry, message: `It cannot be stored: ${error.message}` }]),
    ].map(({ entry, message }) => ({ ...placeOf(entry, id, files), message }));
  });
  return [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
}

/** The last place that has its code; the menu itself for a code that comes of several, as those with {for} do. */
function placeOf({ kind, code }: MenuEntry, menu: string, files: ChainFiles): Omit<ChainError, 'message'> {
  const given = [...namesIn(files)].findLast(
    ([role, name]) => role === 'given' && name.kind === kind && name.name === code,
  );
  if (given === undefined) return { file: `menus/${menu}.json`, path: [] };
  const [, { file, path }] = given;
  return { file, path };
}
