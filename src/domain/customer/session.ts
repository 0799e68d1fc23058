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

/** Source: spec §3 Session state, AMB-38; ENT-11. */
export interface Session {
  readonly token: SessionToken | undefined;
  readonly user: UserProfile | undefined;
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
}

export interface SessionToken {
  readonly accessToken: string;
}

/** Loading starts true (SESS-01). */
export const INITIAL_SESSION: Session = {
  token: undefined,
  user: undefined,
  isAuthenticated: false,
  loading: true,
};

/** Nobody is logged in, and that is known. */
export const NOBODY: Session = { ...INITIAL_SESSION, loading: false };
