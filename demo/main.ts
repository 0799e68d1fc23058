import { endOnCrash } from '@api/failures/end-on-crash';
import { systemClock } from '@api/system/system-clock';
import { StartupError } from '@api/system/startup-error';
import { DEMONSTRATION_MEMBER } from '@demo/demonstration-member';
import { DEMONSTRATION_STAFF_PASSWORD, demonstrationStaffEmail } from '@demo/demonstration-staff';
import { STAFF_ROLES } from '@/domain/staff/permissions';
import { MAILBOX_PATH } from '@demo/mailbox/mailbox-routes';
import { readEnvironment } from '@api/environment';
import { startDemonstration, type RunningDemonstration } from '@demo/start-demonstration';
import { startNotes } from '@api/start-notes';

const STOP_LIMIT_MS = 10_000;

/** Stops on the usual signals; a second one, or too long a goodbye, ends the process at once. */
function stopOnSignals(api: RunningDemonstration): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    api.close().then(
      () => process.exit(0),
      (error: unknown) => fail(String(error)),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

const STAFF = `Staff at /staff: ${STAFF_ROLES.map(demonstrationStaffEmail).join(', ')}, password ${DEMONSTRATION_STAFF_PASSWORD}`;

function greeting({
  address,
  databaseDescription,
  hasDemonstrationMember,
  hasDemonstrationStaff,
  hasMailbox,
}: RunningDemonstration): readonly string[] {
  const { email, password } = DEMONSTRATION_MEMBER;
  return [
    `Lucka is open at ${address} (${databaseDescription})`,
    ...(hasDemonstrationMember ? [`A member to log in as: ${email}, password ${password}`] : []),
    ...(hasDemonstrationStaff ? [STAFF] : []),
    ...(hasMailbox ? [`Its mail: ${address}${MAILBOX_PATH}`] : []),
  ];
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const environment = readEnvironment(process.env);
if (!environment.ok) fail(environment.error.join('\n'));

try {
  const api = await startDemonstration(environment.value, {
    print: (lines) => console.log(lines.join('\n')),
  });
  stopOnSignals(api);
  endOnCrash(process, systemClock, api.reportCrash);
  for (const line of greeting(api)) console.log(line);
  for (const note of startNotes(environment.value)) console.warn(note);
} catch (error) {
  if (error instanceof StartupError) fail(error.message);
  throw error;
}
