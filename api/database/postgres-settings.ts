import type { PostgresPlace } from '@api/database/postgres-place';

/** A small server for one API on a small machine, with PostgreSQL's default durability. */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '32MB',
  max_connections: '40',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  huge_pages: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  unix_socket_permissions: '0700',
};

const DURABLE: Readonly<Record<string, string>> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
};
/** Of a throw-away database server, on which the tests of many files have a database each. */
const FAST: Readonly<Record<string, string>> = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/** The arguments of a PostgreSQL that is reachable from this machine only. */
export function postgresArguments({ cluster, endpoint, isDurable }: PostgresPlace): readonly string[] {
  const isOnSocket = endpoint.host.startsWith('/');
  const settings = {
    ...SETTINGS,
    ...(isDurable ? DURABLE : FAST),
    port: String(endpoint.port),
    listen_addresses: isOnSocket ? '' : endpoint.host,
    unix_socket_directories: isOnSocket ? endpoint.host : '',
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
