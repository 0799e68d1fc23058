import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '@api/http/problem';
import { UNKNOWN_PATH } from '@api/http/problems';
import type { SettingsStore } from '@api/settings/settings-store';

/** Refuses a call with 404 unless the settings offer login. Source: spec §1. */
export const whileLoginOffered =
  (settings: SettingsStore) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    (await settings.read())?.enableCustomerLogin === true ? undefined : sendProblem(reply, UNKNOWN_PATH);
