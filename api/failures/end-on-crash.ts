import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '@/domain/ports/clock';
import { thrownErrors, type FailureForwarder, type FailureSource } from '@api/failures/failure';

/** Logs and forwards what nothing has caught; resolves when it is forwarded, or will not be. */
export type ReportCrash = (error: unknown) => Promise<void>;

interface ReportCrashDeps {
  readonly from: FailureSource;
  readonly log: Pick<FastifyBaseLogger, 'fatal'>;
  readonly forwarder: FailureForwarder | undefined;
}

/** The process. */
interface Program {
  on(event: 'uncaughtException', crashed: (error: unknown) => void): unknown;
  exit(code: number): void;
}

/** How long the end of a process waits for the receiver of its failure. */
const FORWARDING_LIMIT_MS = 3_000;

export const reportCrashBy =
  ({ from, log, forwarder }: ReportCrashDeps): ReportCrash =>
  async (error) => {
    log.fatal({ err: error }, 'The process has crashed');
    const errors = thrownErrors(error);
    forwarder?.report({ from, code: 'crash', errors, route: undefined, requestId: undefined });
    await forwarder?.delivered();
  };

/**
 * Ends the process with code 1 after what nothing has caught, since its state is unknown then. Node raises a rejection
 * that nothing handles as such an exception, too.
 */
export function endOnCrash(program: Program, clock: Pick<Clock, 'after'>, report: ReportCrash): void {
  program.on('uncaughtException', (error) => {
    const end = (): void => program.exit(1);
    clock.after(FORWARDING_LIMIT_MS, end);
    report(error).then(end, end);
  });
}
