/** The environment of a program that a test starts: what is set for the test run itself is not meant for it. */
export const withoutSettings = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^(?:LUCKA_|OTEL_|SENTRY_|PUBLIC_ORIGIN$)/.test(name)),
  );
