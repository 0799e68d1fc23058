/** SQL that deletes the rows of account $1 beyond the $2 last used, locked in one order to avoid deadlocks. */
export const deleteSurplus = (table: 'account_session' | 'account_device' | 'staff_device'): string => `
  WITH surplus AS MATERIALIZED (
    SELECT token_hash FROM ${table}
    WHERE account_id = $1 AND token_hash IN (
      SELECT token_hash FROM ${table} WHERE account_id = $1 ORDER BY used_at DESC, token_hash OFFSET $2
    )
    ORDER BY token_hash FOR UPDATE
  )
  DELETE FROM ${table} USING surplus
  WHERE ${table}.account_id = $1 AND ${table}.token_hash = surplus.token_hash`;
