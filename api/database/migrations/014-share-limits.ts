import type { Migration } from '@api/database/migrations/migration';

/**
 * Rate limits and unpaid orders by network, counted for all processes. Unlogged: a crash of PostgreSQL empties them, and
 * no use waits for the disk. Policy and clock are the program's: all limits and times are parameters.
 */
export const shareLimits: Migration = {
  number: 14,
  name: 'share limits',
  // Adds only: the programs of the release before work beside it.
  worksSince: 12,
  sql: `
CREATE UNLOGGED TABLE rate_count (
  -- A hash of the limit's name and the caller's network.
  key bytea PRIMARY KEY CHECK (octet_length(key) = 16),
  ends_at timestamptz NOT NULL,
  used int NOT NULL
);

CREATE INDEX rate_count_by_end ON rate_count (ends_at);

-- Counts one use under all keys and returns 0; if one of them has no use left, counts nothing and returns the
-- milliseconds to wait. A row that is counted above its maximum is in its penalty.
CREATE FUNCTION count_use(now timestamptz, keys bytea[], maxes int[], windows_ms int[], penalties_ms int[])
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  until timestamptz;
BEGIN
  -- In the order of the keys, so that no two processes wait for each other.
  INSERT INTO rate_count AS c (key, ends_at, used)
    SELECT key, now + window_ms * interval '1 ms', 1
    FROM unnest(keys, windows_ms) AS u (key, window_ms) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      used = CASE WHEN c.ends_at <= now THEN 1 ELSE c.used + 1 END,
      ends_at = CASE WHEN c.ends_at <= now THEN excluded.ends_at ELSE c.ends_at END;
  UPDATE rate_count c SET ends_at = now + u.penalty_ms * interval '1 ms'
    FROM unnest(keys, maxes, penalties_ms) AS u (key, max, penalty_ms)
    WHERE c.key = u.key AND c.used = u.max + 1 AND u.penalty_ms > 0;
  SELECT max(c.ends_at) INTO until
    FROM rate_count c JOIN unnest(keys, maxes) AS u (key, max) ON c.key = u.key WHERE c.used > u.max;
  IF until IS NULL THEN RETURN 0; END IF;
  UPDATE rate_count c SET used = c.used - 1
    FROM unnest(keys, maxes, penalties_ms) AS u (key, max, penalty_ms)
    WHERE c.key = u.key AND NOT (c.used = u.max + 1 AND u.penalty_ms > 0);
  RETURN greatest(1, ceil(extract(epoch FROM until - now) * 1000));
END $$;

-- Adds the uses of one process and returns those of all.
CREATE FUNCTION exchange_uses(now timestamptz, keys bytea[], uses int[], windows_ms int[])
RETURNS TABLE (key bytea, ends_at timestamptz, used int) LANGUAGE sql AS $$
  INSERT INTO rate_count AS c (key, ends_at, used)
    SELECT u.key, now + u.window_ms * interval '1 ms', greatest(0, u.uses)
    FROM unnest(keys, uses, windows_ms) AS u (key, uses, window_ms) ORDER BY u.key
    ON CONFLICT (key) DO UPDATE SET
      used = CASE WHEN c.ends_at <= now THEN excluded.used ELSE greatest(0, c.used + excluded.used) END,
      ends_at = CASE WHEN c.ends_at <= now THEN excluded.ends_at ELSE c.ends_at END
    RETURNING c.key, c.ends_at, c.used
$$;

-- From which network an order came, for as long as it may be unpaid.
CREATE UNLOGGED TABLE order_origin (
  network bytea NOT NULL CHECK (octet_length(network) = 16),
  order_id text NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (network, order_id)
);

CREATE INDEX order_origin_of_order ON order_origin (order_id);
CREATE INDEX order_origin_by_age ON order_origin (since);

-- Notes an order about to be written and returns NULL; if a network has as many unpaid orders as it may, notes nothing
-- and returns since when the oldest of them waits.
CREATE FUNCTION admit_unpaid(
  now timestamptz, oldest timestamptz, written_after timestamptz, networks bytea[], maxes int[], new_order text)
RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE
  first timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(encode(network, 'hex'), 0))
    FROM (SELECT network FROM unnest(networks) AS u (network) ORDER BY network) AS ordered;
  SELECT max(since) INTO first FROM (
    SELECT min(o.since) AS since
    FROM unnest(networks, maxes) AS u (network, max)
      JOIN order_origin o ON o.network = u.network AND o.since > oldest
      LEFT JOIN customer_order c ON c.id = o.order_id
    WHERE c.status = 'calculatedPrice' OR (c.id IS NULL AND o.since > written_after)
    GROUP BY u.network, u.max HAVING count(*) >= u.max) AS full_networks;
  IF first IS NULL THEN
    INSERT INTO order_origin (network, order_id, since)
      SELECT network, new_order, now FROM unnest(networks) AS u (network) ON CONFLICT DO NOTHING;
  END IF;
  RETURN first;
END $$;
`,
};
