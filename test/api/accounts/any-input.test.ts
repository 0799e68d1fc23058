import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { quickHashing } from '@simulator/world/quick-hashing';
import { aMember, PASSWORD } from '@test/support/api/member';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ hasher: quickHashing, options: { trustedProxies: 1 } });
});
afterAll(() => api.close());

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    'a@example.com',
    'a\0@example.com',
    '\uD800',
    PASSWORD,
    "' OR 1=1 --",
    'x'.repeat(9000),
  ),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);
const formOf = (...fields: readonly string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] });

/** Of an authenticator. */
const answerOf = (...fields: readonly string[]) =>
  fc.record({
    ...{ id: value, rawId: value, type: fc.constant('public-key') },
    response: formOf('clientDataJSON', ...fields),
  });

const person = ['email', 'phone', 'lastName'];
const calls = fc.oneof(
  formOf('email', 'password').map((body) => ['POST', '/api/identity/login', body] as const),
  formOf(...person, 'password', 'firstName', 'favoriteShop', 'acceptedTerms').map(
    (body) => ['POST', '/api/identity/register', body] as const,
  ),
  formOf('userId', 'code').map((body) => ['POST', '/api/identity/confirmEmail', body] as const),
  formOf('email').map((body) => ['POST', '/api/identity/resendConfirmationEmail', body] as const),
  formOf('email').map((body) => ['POST', '/api/identity/forgotPassword', body] as const),
  formOf('email', 'resetCode', 'newPassword').map(
    (body) => ['POST', '/api/identity/resetPassword', body] as const,
  ),
  formOf(...person, 'name', 'currentPassword', 'newPassword').map(
    (body) => ['PUT', '/api/user/profile', body] as const,
  ),
  formOf('currentPassword').map((body) => ['DELETE', '/api/user', body] as const),
  formOf('currentPassword').map((body) => ['POST', '/api/user/passkeys/options', body] as const),
  answerOf('attestationObject').map((body) => ['POST', '/api/user/passkeys', body] as const),
  answerOf('authenticatorData', 'signature', 'userHandle').map(
    (body) => ['POST', '/api/identity/passkey', body] as const,
  ),
);

it('whatever is sent, the answer is never a server error and reveals nothing internal', async () => {
  const { browser: member } = await aMember(api);
  let address = 0;
  await fc.assert(
    fc.asyncProperty(calls, async ([method, path, body]) => {
      const from = { 'x-forwarded-for': `10.${(address += 1) >> 8}.${address & 255}.1` };
      const answer = await member.send(method, path, body, from);
      expect([200, 400, 401, 422, 429]).toContain(answer.status);
      expect(answer.text).not.toMatch(/select|postgres|argon2|node_modules|\.ts\b/i);
    }),
    { numRuns: 400 },
  );
});
