import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  creationOptionsDto,
  passkey as passkeyCodec,
  passkeyNameDto,
  passkeyOptionsRequestDto,
  passkeyPaths,
  passkeys as passkeysCodec,
  registrationResponseDto,
} from '@/adapters/contract/passkey';
import { type Passkey, type PasskeyId, passkeyId } from '@/domain/customer/passkey';
import type { Account } from '@api/accounts/account';
import { browserOf } from '@api/accounts/browser-of';
import { checkOwnPassword } from '@api/accounts/check-own-password';
import { formError, formProblem } from '@api/accounts/field-errors';
import { MEMBER } from '@api/audit/audit';
import type { ApiServer } from '@api/http/api-server';
import { DONE, type CallDocument } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { NOT_AUTHENTICATED, TOO_MANY_PASSKEYS, UNKNOWN_ENTRY } from '@api/http/problems';
import { addPasskey } from '@api/passkeys/add-passkey';
import { creationOptions } from '@api/passkeys/creation-options';
import type { PasskeyDeps } from '@api/passkeys/passkey-deps';
import { MAX_PASSKEYS, type StoredPasskey } from '@api/accounts/passkey-store';
import { sha256 } from '@api/system/hashes';

const config = (document: CallDocument) => ({
  rateLimit: 'changeAccount',
  document: { ...document, access: 'member' as const },
});

const ofId = { params: z.object({ id: z.string() }) };
const ONE = '/api/user/passkeys/:id';

/** The passkeys of a member. Source: DEC-99. */
export function passkeyRoutes(app: ApiServer, deps: PasskeyDeps): void {
  const { memberOf } = deps.sessions;

  app.get(
    passkeyPaths.all,
    {
      config: { document: { summary: 'The passkeys of the member', access: 'member' } },
      schema: { response: { 200: passkeysCodec } },
    },
    async (request, reply) => {
      const member = await memberOf(request);
      if (member === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      return (await deps.passkeys.ofAccount(member.id)).map(shown);
    },
  );

  app.post(
    passkeyPaths.creationOptions,
    {
      config: config({ summary: 'Begin to add a passkey', refusals: [422] }),
      schema: { body: passkeyOptionsRequestDto, response: { 200: creationOptionsDto } },
    },
    async (request, reply) => {
      const member = await memberOf(request);
      if (member === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      // A member with an external login has no password to enter.
      if (member.passwordHash !== undefined) {
        const isOwn = await checkOwnPassword(deps, member, request.body.currentPassword);
        if (!isOwn.ok) return sendProblem(reply, isOwn.error);
        if (!isOwn.value) return sendProblem(reply, formProblem([formError('PasswordMismatch')]));
      }
      const stored = await deps.passkeys.ofAccount(member.id);
      if (stored.length >= MAX_PASSKEYS) return sendProblem(reply, TOO_MANY_PASSKEYS);
      return creationOptions(deps, { member, stored, origin: deps.originOf(request) ?? '' });
    },
  );

  app.post(
    passkeyPaths.all,
    {
      config: config({ summary: 'Add a passkey', refusals: [422] }),
      schema: { body: registrationResponseDto, response: { 201: passkeyCodec } },
    },
    async (request, reply) => {
      const member = await memberOf(request);
      if (member === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      const added = await addPasskey(deps, member, {
        answer: request.body,
        origin: deps.originOf(request) ?? '',
        name: browserOf(request.headers['user-agent']) ?? '',
      });
      return added.ok ? reply.code(201).send(shown(added.value)) : sendProblem(reply, added.error);
    },
  );

  app.put(
    ONE,
    {
      config: config({ summary: 'Rename a passkey', answers: { 204: DONE }, refusals: [404] }),
      schema: { ...ofId, body: passkeyNameDto },
    },
    async (request, reply) => {
      const found = await findOwn(request, passkeyId(request.params.id));
      if (found.member === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      const { credentialId } = found.passkey ?? {};
      const isRenamed =
        credentialId !== undefined &&
        (await deps.passkeys.rename(found.member.id, credentialId, request.body.name));
      return isRenamed ? reply.code(204).send() : sendProblem(reply, UNKNOWN_ENTRY);
    },
  );

  app.delete(
    ONE,
    {
      config: config({ summary: 'Remove a passkey', answers: { 204: DONE }, refusals: [404] }),
      schema: ofId,
    },
    async (request, reply) => {
      const { member, passkey } = await findOwn(request, passkeyId(request.params.id));
      if (member === undefined) return sendProblem(reply, NOT_AUTHENTICATED);
      const isRemoved =
        passkey !== undefined && (await deps.passkeys.remove(member.id, passkey.credentialId));
      if (!isRemoved) return sendProblem(reply, UNKNOWN_ENTRY);
      await deps.record({ actor: MEMBER, act: 'removePasskey', subject: member.memberNumber });
      return reply.code(204).send();
    },
  );

  async function findOwn(
    request: FastifyRequest,
    id: PasskeyId,
  ): Promise<{ readonly member?: Account; readonly passkey?: StoredPasskey | undefined }> {
    const member = await memberOf(request);
    if (member === undefined) return {};
    const stored = await deps.passkeys.ofAccount(member.id);
    return { member, passkey: stored.find((passkey) => idOf(passkey) === id) };
  }
}

/** A hash, since what authenticators choose may be longer than a path can be. */
const idOf = ({ credentialId }: StoredPasskey): PasskeyId => passkeyId(sha256(credentialId));

const shown = (stored: StoredPasskey): Passkey => ({
  id: idOf(stored),
  ...{ name: stored.name, madeAt: stored.madeAt, lastUsedAt: stored.usedAt },
});
