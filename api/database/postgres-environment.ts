/** What the system itself needs of the environment; PostgreSQL needs nothing, and ours may hold secrets. */
const INHERITED = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];

/** The environment for the programs of PostgreSQL: without our PG* variables, with messages in English. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const inherited = INHERITED.map((name) => [name, process.env[name]]).filter(
    ([, value]) => value !== undefined,
  );
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}
