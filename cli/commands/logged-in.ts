import { failureOutcome } from '@cli/command/failure-outcome';
import { failed, type Outcome } from '@cli/command/outcome';
import type { Terminal } from '@cli/terminal/terminal';
import { FetchProfile } from '@/application/account/fetch-profile';
import type { UserProfile } from '@/domain/customer/session';
import { err, type Result } from '@/domain/shared/result';

/** The logged-in member, or the outcome for a guest. */
export async function loggedIn(terminal: Terminal): Promise<Result<UserProfile, Outcome>> {
  const profile = await terminal.get(FetchProfile).fetch();
  if (profile.ok && profile.value.isAuthenticated) return profile;
  if (profile.ok || (profile.error.kind === 'refused' && profile.error.status === 401)) {
    const reason = { code: 'not-authenticated', isRetryable: false };
    return err(failed(reason, terminal.text('error.notAuthenticated'), 'Log in with `lucka login <email>`.'));
  }
  return err(failureOutcome(terminal, profile.error));
}
