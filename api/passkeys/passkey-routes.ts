import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  creationOptionsDto,
  passkey as passkeyCodec,
  passkeyNameDto,
  passkeyOptionsRequestDto,
  passkeys as passkeysCodec,
  registrationResponseDto,
} from '@/adapters/contract/passkey';
import { type Passkey, type PasskeyId, passkeyId } from '@/domain/customer/passkey';
import type { Result } from '@/domain/shared/result';
import type { StaffAccountId } from '@/domain/staff/staff-member';
import type { AccountId } from '@api/accounts/account';
import { browserOf } from '@api/accounts/browser-of';
import { checkOwnPassword } from '@api/accounts/check-own-password';
import { formError, formProblem } from '@api/accounts/field-errors';
import { MAX_PASSKEYS, type StoredPasskey } from '@api/accounts/passkey-store';
import type { ApiServer } from '@api/http/api-server';
import { DONE, type CallDocument } from '@api/http/call-document';
import { sendProblem, type Problem } from '@api/http/problem';
import { TOO_MANY_PASSKEYS, UNKNOWN_ENTRY } from '@api/http/problems';
import { addPasskey } from '@api/passkeys/add-passkey';
import { creationOptions, type PasskeyOwner } from '@api/passkeys/creation-options';
import type { PasskeyDeps } from '@api/passkeys/passkey-deps';
import { sha256 } from '@api/system/hashes';

/** Whose passkeys the routes are about: those of members, or of the staff. */
export interface PasskeyRealm<Id extends AccountId | StaffAccountId, Owner extends PasskeyOwner<Id>> {
  readonly access: 'member' | 'staff';
  /** As in the document: `the member`. */
  readonly whose: string;
  readonly paths: { readonly all: string; readonly creationOptions: string };
  /** The refusals of every call, beside 401. */
  readonly refusals: readonly number[];
  ownerOf(request: FastifyRequest): Promise<Result<Owner, Problem>>;
  /** Writes it down, and notifies the owner of a new one. */
  note(owner: Owner, act: 'addPasskey' | 'removePasskey'): Promise<void>;
}

const ofId = { params: z.object({ id: z.string() }) };

/** The passkeys of the caller: listed, added after the password, renamed, removed. Source: DEC-99, DEC-142. */
export function passkeyRoutes<Id extends AccountId | StaffAccountId, Owner extends PasskeyOwner<Id>>(
  app: ApiServer,
  deps: PasskeyDeps<Id>,
  { access, whose, paths, refusals, ownerOf, note }: PasskeyRealm<Id, Owner>,
): void {
  const one = `${paths.all}/:id`;
  const config = (document: CallDocument) => ({
    rateLimit: 'changeAccount',
    document: { ...document, access, refusals: [...new Set([...refusals, ...(document.refusals ?? [])])] },
  });

  app.get(
    paths.all,
    {
      config: { document: { summary: `The passkeys of ${whose}`, access, refusals } },
      schema: { response: { 200: passkeysCodec } },
    },
    async (request, reply) => {
      const owner = await ownerOf(request);
      if (!owner.ok) return sendProblem(reply, owner.error);
      return (await deps.passkeys.ofAccount(owner.value.id)).map(shown);
    },
  );

  app.post(
    paths.creationOptions,
    {
      config: config({ summary: `Begin to add a passkey of ${whose}`, refusals: [422] }),
      schema: { body: passkeyOptionsRequestDto, response: { 200: creationOptionsDto } },
    },
    async (request, reply) => {
      const found = await ownerOf(request);
      if (!found.ok) return sendProblem(reply, found.error);
      const owner = found.value;
      // A member with an external login has no password to enter.
      if (owner.passwordHash !== undefined) {
        const isOwn = await checkOwnPassword(deps, owner, request.body.currentPassword);
        if (!isOwn.ok) return sendProblem(reply, isOwn.error);
        if (!isOwn.value) return sendProblem(reply, WRONG_OWN_PASSWORD);
      }
      const stored = await deps.passkeys.ofAccount(owner.id);
      if (stored.length >= MAX_PASSKEYS) return sendProblem(reply, TOO_MANY_PASSKEYS);
      return creationOptions(deps, { owner, stored, origin: deps.originOf(request) ?? '' });
    },
  );

  app.post(
    paths.all,
    {
      config: config({ summary: `Add a passkey of ${whose}`, refusals: [422] }),
      schema: { body: registrationResponseDto, response: { 201: passkeyCodec } },
    },
    async (request, reply) => {
      const owner = await ownerOf(request);
      if (!owner.ok) return sendProblem(reply, owner.error);
      const added = await addPasskey(deps, owner.value.id, {
        answer: request.body,
        origin: deps.originOf(request) ?? '',
        name: browserOf(request.headers['user-agent']) ?? '',
      });
      if (!added.ok) return sendProblem(reply, added.error);
      await note(owner.value, 'addPasskey');
      return reply.code(201).send(shown(added.value));
    },
  );

  app.put(
    one,
    {
      config: config({ summary: `Rename a passkey of ${whose}`, answers: { 204: DONE }, refusals: [404] }),
      schema: { ...ofId, body: passkeyNameDto },
    },
    async (request, reply) => {
      const owner = await ownerOf(request);
      if (!owner.ok) return sendProblem(reply, owner.error);
      const passkey = await findOwn(owner.value.id, passkeyId(request.params.id));
      const isRenamed =
        passkey !== undefined &&
        (await deps.passkeys.rename(owner.value.id, passkey.credentialId, request.body.name));
      return isRenamed ? reply.code(204).send() : sendProblem(reply, UNKNOWN_ENTRY);
    },
  );

  app.delete(
    one,
    {
      config: config({ summary: `Remove a passkey of ${whose}`, answers: { 204: DONE }, refusals: [404] }),
      schema: ofId,
    },
    async (request, reply) => {
      const owner = await ownerOf(request);
      if (!owner.ok) return sendProblem(reply, owner.error);
      const passkey = await findOwn(owner.value.id, passkeyId(request.params.id));
      const isRemoved =
        passkey !== undefined && (await deps.passkeys.remove(owner.value.id, passkey.credentialId));
      if (!isRemoved) return sendProblem(reply, UNKNOWN_ENTRY);
      await note(owner.value, 'removePasskey');
      return reply.code(204).send();
    },
  );

  async function findOwn(ownerId: Id, id: PasskeyId): Promise<StoredPasskey | undefined> {
    return (await deps.passkeys.ofAccount(ownerId)).find((passkey) => idOf(passkey) === id);
  }
}

const WRONG_OWN_PASSWORD = formProblem([formError('PasswordMismatch')]);

/** A hash, since what authenticators choose may be longer than a path can be. */
const idOf = ({ credentialId }: StoredPasskey): PasskeyId => passkeyId(sha256(credentialId));

const shown = (stored: StoredPasskey): Passkey => ({
  id: idOf(stored),
  ...{ name: stored.name, madeAt: stored.madeAt, lastUsedAt: stored.usedAt },
});
