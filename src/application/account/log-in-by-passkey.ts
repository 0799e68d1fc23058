import type { Authenticator, AuthenticatorFailure } from '@/domain/ports/authenticator';
import type { Passkeys } from '@/domain/ports/passkeys';
import type { RemoteFailure } from '@/domain/shared/remote-failure';
import type { Result } from '@/domain/shared/result';

interface PasskeyLogInDeps {
  readonly passkeys: Passkeys;
  readonly authenticator: Authenticator;
}

/** Lets the person pick a passkey, which names the account, and logs in by it. Source: DEC-99, DEC-142. */
export async function logInByPasskey({
  passkeys,
  authenticator,
}: PasskeyLogInDeps): Promise<Result<void, RemoteFailure | AuthenticatorFailure>> {
  const options = await passkeys.loginOptions();
  if (!options.ok) return options;
  const answer = await authenticator.sign(options.value);
  return answer.ok ? passkeys.logIn(answer.value) : answer;
}
