/** A guest tried what only a member may do. Source: spec §5, AMB-64; VAL-09. */
export interface NotAuthenticated {
  readonly kind: 'notAuthenticated';
}

export const NOT_AUTHENTICATED: NotAuthenticated = { kind: 'notAuthenticated' };
