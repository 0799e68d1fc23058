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

/**
 * Without a token: the session is in a cookie that scripts cannot read. Source: spec §3 Session state, DEC-40; ENT-11.
 */
export interface Session {
  readonly user: UserProfile | undefined;
  readonly isAuthenticated: boolean;
  readonly loading: boolean;
}

/** `loading` until the first profile fetch ends (SESS-01). */
export const INITIAL_SESSION: Session = {
  user: undefined,
  isAuthenticated: false,
  loading: true,
};

/** A guest, after the first profile fetch. */
export const GUEST_SESSION: Session = { ...INITIAL_SESSION, loading: false };
