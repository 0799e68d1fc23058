/** What the operating system needs; PostgreSQL needs nothing else, and the API's environment may contain secrets. */
const INHERITED = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];

/** The environment of PostgreSQL's programs: without PG* variables, with messages in English. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const inherited = INHERITED.map((name) => [name, process.env[name]]).filter(
    ([, value]) => value !== undefined,
  );
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}
