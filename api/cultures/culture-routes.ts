import * as z from 'zod/mini';
import { languagesDto } from '@/adapters/contract/culture';
import { paths } from '@/adapters/contract/paths';
import { cultureCookie } from '@/adapters/contract/culture-cookie';
import type { ApiServer } from '@api/http/api-server';
import { DONE } from '@api/http/call-document';
import { sendProblem } from '@api/http/problem';
import { BAD_REQUEST, UNKNOWN_PATH } from '@api/http/problems';
import type { RequestOrigin } from '@api/http/request-origin';
import type { SettingsStore } from '@api/settings/settings-store';
import { LANGUAGES } from '@/domain/shared/language';

/** Lists the languages and sets the visitor's. Source: spec §7, AMB-55; API-26, API-28. */
export function cultureRoutes(
  app: ApiServer,
  { settings, originOf }: { readonly settings: SettingsStore; readonly originOf: RequestOrigin },
): void {
  const languages = async (): Promise<readonly string[]> => (await settings.read())?.languages ?? [];

  app.get(
    paths.languages,
    {
      config: { isPublic: true, document: { summary: 'The supported languages', refusals: [404] } },
      schema: { response: { 200: languagesDto } },
    },
    async (_request, reply) => {
      const known = await languages();
      return known.length === 0 ? sendProblem(reply, UNKNOWN_PATH) : [...known];
    },
  );

  app.post(
    paths.changeCulture,
    {
      config: {
        document: {
          summary: 'Choose a language',
          answers: { 204: { ...DONE, headers: ['set-cookie'] } },
        },
      },
      schema: { querystring: z.object({ cultureCode: z.optional(z.string()) }) },
    },
    async (request, reply) => {
      const code = request.query.cultureCode;
      const language = LANGUAGES.find((known) => known === code);
      if (language === undefined || !(await languages()).includes(language)) {
        return sendProblem(reply, BAD_REQUEST);
      }
      const isSecure = originOf(request)?.startsWith('https:') === true;
      return reply
        .header('set-cookie', cultureCookie(language, { isSecure, isChosen: true }))
        .code(204)
        .send();
    },
  );
}
