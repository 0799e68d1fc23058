import * as z from 'zod/mini';
import { DEMONSTRATION_LOGIN_PATH, type DemonstrationLogin } from '@demo/login-provider/demonstration-login';
import { loginPage } from '@demo/login-provider/login-page';
import { readForms } from '@demo/read-forms';
import type { ApiServer } from '@api/http/api-server';
import { sendProblem } from '@api/http/problem';
import { UNKNOWN_PATH } from '@api/http/problems';

const config = { rateLimit: 'externalLogin', acceptsAnyBody: true } as const;
const schema = { params: z.object({ reference: z.string() }) };
const PATH = `${DEMONSTRATION_LOGIN_PATH}:reference`;

/** The login company's own page: asks who the visitor is, and sends them back with a code. */
export function loginPageRoutes(app: ApiServer, login: DemonstrationLogin): void {
  app.register((scope: ApiServer, _options, done) => {
    readForms(scope);

    scope.get(PATH, { config, schema }, (request, reply) => {
      const language = login.languageOf(request.params.reference);
      if (language === undefined) return sendProblem(reply, UNKNOWN_PATH);
      return reply.type('text/html; charset=utf-8').send(loginPage(language));
    });

    scope.post(PATH, { config, schema }, (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const back = login.decide(request.params.reference, form.get('person') ?? '');
      return back === undefined ? sendProblem(reply, UNKNOWN_PATH) : reply.redirect(back, 303);
    });
    done();
  });
}
