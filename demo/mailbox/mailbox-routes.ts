import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { LanguageOfRequest } from '@api/http/request-language';
import { mailboxPage, missingMailPage } from '@demo/mailbox/mailbox-page';
import type { ApiServer } from '@api/http/api-server';
import { isLoopbackOrigin } from '@api/http/is-loopback-origin';
import { sendProblem } from '@api/http/problem';
import { UNKNOWN_PATH } from '@api/http/problems';
import type { RequestOrigin } from '@api/http/request-origin';
import type { MailFolder } from '@api/mail/mail-folder';

export const MAILBOX_PATH = '/demo-mail/';

const SHOWN_MAILS = 100;
const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const params = z.object({ name: z.string() });

/**
 * Mail that was written into a folder, to be read where it was written: by a browser of this very machine alone, since
 * who reads it can confirm addresses and choose passwords; by all where that is asked for by name.
 */
export function mailboxRoutes(
  app: ApiServer,
  {
    folder,
    originOf,
    isForAll,
    languageOf,
  }: {
    readonly folder: MailFolder;
    readonly originOf: RequestOrigin;
    readonly isForAll: boolean;
    readonly languageOf: LanguageOfRequest;
  },
): void {
  const mayRead = (request: FastifyRequest): boolean => isForAll || isOfThisMachine(request);
  const isOfThisMachine = (request: FastifyRequest): boolean =>
    LOOPBACK_ADDRESS.test(request.ip) && isLoopbackOrigin(originOf(request) ?? '');

  app.get(MAILBOX_PATH, async (request, reply) => {
    if (!mayRead(request)) return sendProblem(reply, UNKNOWN_PATH);
    return sendPage(reply, mailboxPage(await folder.newest(SHOWN_MAILS), await languageOf(request)));
  });

  app.get(`${MAILBOX_PATH}:name`, { schema: { params } }, async (request, reply) => {
    if (!mayRead(request)) return sendProblem(reply, UNKNOWN_PATH);
    const page = await folder.page(request.params.name);
    return page === undefined
      ? sendPage(reply.code(404), missingMailPage(await languageOf(request)))
      : sendPage(reply, page);
  });
}

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page);
