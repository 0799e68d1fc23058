/** A message to show: a key of the catalogue and its values. Only this folder has message keys. */
export interface Notice {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The error popup. Source: spec §3 Error state, §4 Error banner, AMB-56; ENT-31, ERR-01, ERR-02. */
export interface ErrorState {
  readonly visible: boolean;
  readonly message: Notice | undefined;
}
