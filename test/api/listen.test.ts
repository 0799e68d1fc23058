import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { describe, expect, it, onTestFinished } from 'vitest';
import { must } from '@test/support/builders/must';
import { readEnvironment, type Environment } from '@api/environment';
import { StartupError } from '@api/system/startup-error';
import { listenAtFreePort } from '@api/listen';

function listen(
  variables: Readonly<Record<string, string>>,
  different: Partial<Environment> = {},
): Promise<string> {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  onTestFinished(() => app.close());
  const environment = readEnvironment(variables);
  return listenAtFreePort(app, { ...must(environment.ok ? environment.value : undefined), ...different });
}

const portOf = (address: string): number => Number(new URL(address).port);

describe('listenAtFreePort', () => {
  it('tries the next port unless one is configured, which must be free', async () => {
    const first = await listen({ PORT: '0' });
    expect(first).toMatch(/^http:\/\/localhost:\d+$/);
    const next = await listen({}, { port: portOf(first), isPortChosen: false });
    expect(portOf(next)).toBeGreaterThan(portOf(first));
    await expect(listen({ PORT: String(portOf(first)) })).rejects.toThrow(
      new StartupError(`Port ${portOf(first)} is in use. Set PORT to another one.`),
    );
  });

  it.each(['203.0.113.7', 'not.a.host.invalid'])(
    'reports that %s is not an address of this machine',
    async (host) => {
      await expect(listen({ PORT: '0', HOST: host })).rejects.toThrow(
        new StartupError(`This machine has no address ${host}. Set HOST to another one.`),
      );
    },
  );
});
