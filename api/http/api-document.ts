import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { ApiServer } from '@api/http/api-server';

const DOCUMENT_PATH = '/api/openapi.json';

/** GET /api/openapi.json: every call of the API, described by the schemas that it is checked with. */
export async function describeApi(app: ApiServer, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Lucka', version } },
    transform: (route) => {
      const described = jsonSchemaTransform(route);
      const isOfApi = route.url.startsWith('/api/') && route.url !== DOCUMENT_PATH;
      return isOfApi ? described : { ...described, schema: { ...described.schema, hide: true } };
    },
  });
  app.get(DOCUMENT_PATH, { config: { isPublic: true } }, (_request, reply) => reply.send(app.swagger()));
}
