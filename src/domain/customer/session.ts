/** Source: spec §3 User profile; ENT-07 to ENT-09. */
export interface UserProfile {
  readonly isAuthenticated: boolean;
  readonly favorites: readonly Favorite[];
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly memberNumber: string;
}

export const FAVORITE_TYPES = ['article', 'shop'] as const;

export type FavoriteType = (typeof FAVORITE_TYPES)[number];

export interface Favorite {
  readonly code: string;
  readonly type: FavoriteType;
}

/** No token: a cookie that scripts cannot read carries the session. Source: spec §3 Session state, DEC-40; ENT-11. */
export interface Session {
  readonly user: UserProfile | undefined;
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
}

/** Loading starts true (SESS-01). */
export const INITIAL_SESSION: Session = {
  user: undefined,
  isAuthenticated: false,
  loading: true,
};

/** Nobody is logged in, and that is known. */
export const NOBODY: Session = { ...INITIAL_SESSION, loading: false };
