import { FAVORITE_TYPES, type Favorite } from '@/domain/customer/session';

export interface FavoriteRow {
  readonly type: string;
  readonly code: string;
}

export function favoriteOfRow({ type: name, code }: FavoriteRow): Favorite {
  const type = FAVORITE_TYPES.find((known) => known === name);
  if (type === undefined) throw new Error('Invalid favourite in the database');
  return { type, code };
}
