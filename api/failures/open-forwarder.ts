import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Clock } from '@/domain/ports/clock';
import type { FailureForwarder } from '@api/failures/failure';
import type { SentrySettings } from '@api/failures/sentry-settings';

/** Where the build leaves the maps of the client, outside of what is served. */
const CLIENT_MAPS = path.resolve('dist/client-info');

export interface OpenForwarderOptions {
  /** Undefined to forward nothing. */
  readonly settings: SentrySettings | undefined;
  readonly version: string;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/**
 * What forwards failures, loaded only where a receiver is set. Those of browsers have limits of their own, so that no
 * visitor can use up those of the program.
 */
export async function openForwarder({
  settings,
  version,
  ...deps
}: OpenForwarderOptions): Promise<FailureForwarder | undefined> {
  if (settings === undefined) return undefined;
  const { SentryForwarder } = await import('@api/failures/sentry-forwarder');
  const { SourceMaps } = await import('@api/failures/source-maps');
  const newEventId = () => randomUUID().replaceAll('-', '');
  const maps = new SourceMaps(CLIENT_MAPS);
  const open = () =>
    new SentryForwarder({ ...deps, settings, release: `lucka@${version}`, maps, newEventId });
  const [own, ofBrowsers] = [open(), open()];
  return {
    report: (failure) => (failure.from === 'browser' ? ofBrowsers : own).forward(failure),
    delivered: async () => void (await Promise.all([own.delivered(), ofBrowsers.delivered()])),
  };
}
