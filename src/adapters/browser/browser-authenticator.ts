import { creationOptionsDto, requestOptionsDto } from '@/adapters/contract/passkey';
import { readJson } from '@/adapters/contract/read-json';
import { type Reader, strict } from '@/adapters/contract/tolerant';
import { type PasskeyAnswer, passkeyAnswer, type PasskeyOptions } from '@/domain/customer/passkey';
import type { Authenticator, AuthenticatorFailure } from '@/domain/ports/authenticator';
import { err, ok, type Result } from '@/domain/shared/result';

type Answer = Promise<Result<PasskeyAnswer, AuthenticatorFailure>>;

/** WebAuthn by a library that is loaded with the first use. */
export class BrowserAuthenticator implements Authenticator {
  readonly #window: { readonly PublicKeyCredential?: unknown };

  constructor(window: { readonly PublicKeyCredential?: unknown }) {
    this.#window = window;
  }

  /** Absent in old browsers, and outside a secure context. */
  get isSupported(): boolean {
    return this.#window.PublicKeyCredential !== undefined;
  }

  create(options: PasskeyOptions): Answer {
    return answered(options, strict(creationOptionsDto), async (optionsJSON) => {
      const { startRegistration } = await loadLibrary();
      return startRegistration({ optionsJSON });
    });
  }

  sign(options: PasskeyOptions): Answer {
    return answered(options, strict(requestOptionsDto), async (optionsJSON) => {
      const { startAuthentication } = await loadLibrary();
      return startAuthentication({ optionsJSON });
    });
  }
}

const loadLibrary = () => import('@simplewebauthn/browser');

async function answered<Options>(
  text: PasskeyOptions,
  read: Reader<Options>,
  ask: (options: Options) => Promise<object>,
): Answer {
  const json = readJson(text);
  const options = json.ok ? read(json.value, () => undefined) : json;
  if (!options.ok) return err({ kind: 'authenticator', reason: 'unavailable' });
  try {
    return ok(passkeyAnswer(JSON.stringify(await ask(options.value))));
  } catch (thrown) {
    return err({ kind: 'authenticator', reason: reasonOf(thrown) });
  }
}

/** The library wraps the error of the browser, and copies its name. */
function reasonOf(thrown: unknown): AuthenticatorFailure['reason'] {
  switch (thrown instanceof Error ? thrown.name : undefined) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'known';
    default:
      return 'unavailable';
  }
}
