import swagger from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { categoryDto, choiceArticleDto, choiceGroupDto, menuItemDto } from '@/adapters/contract/menu';
import { legalBlock, legalInline } from '@/adapters/contract/legal-text';
import { problemDto } from '@/adapters/contract/problem';
import type { ApiServer } from '@api/http/api-server';
import {
  completeDocument,
  operationKey,
  schemaWithAnswers,
  type DocumentedCall,
} from '@api/http/complete-document';
import { documentPage } from '@api/http/document-page';

const DOCUMENT_PATH = '/api/openapi.json';

/** The same as a page for people. */
export const DOCUMENTATION_PATH = '/api/documentation';

/** Schemas with a name in the document, which recursive ones need. */
const named = z.registry<{ id: string }>();
named.add(problemDto, { id: 'Problem' });
named.add(choiceGroupDto, { id: 'ChoiceGroup' });
named.add(choiceArticleDto, { id: 'ChoiceArticle' });
named.add(categoryDto, { id: 'MenuCategory' });
named.add(menuItemDto, { id: 'MenuItem' });
named.add(legalBlock, { id: 'LegalBlock' });
named.add(legalInline, { id: 'LegalInline' });

const describeRoute = createJsonSchemaTransform({ schemaRegistry: named });

/**
 * GET /api/openapi.json, and as a page /api/documentation: every call of the API, described by its validation schemas
 * and its route's `config.document`. The test suites compare every answer with it. Source: DEC-72.
 */
export async function describeApi(app: ApiServer, version: string): Promise<void> {
  const calls = new Map<string, DocumentedCall>();
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Lucka', version } },
    transform: (route) => {
      const isOfApi =
        route.url.startsWith('/api/') && ![DOCUMENT_PATH, DOCUMENTATION_PATH].includes(route.url);
      if (!isOfApi) return { url: route.url, schema: { hide: true } };
      const { document: call, isPublic = false } = route.route.config ?? {};
      if (call !== undefined)
        calls.set(operationKey(String(route.route.method), route.url), { ...call, isPublic });
      return describeRoute({ ...route, schema: schemaWithAnswers(route.schema, call) });
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: named }),
  });
  let text: string | undefined;
  let page: string | undefined;
  const completed = () => completeDocument(app.swagger(), calls);
  app.get(DOCUMENTATION_PATH, { config: { isPublic: true } }, (_request, reply) => {
    page ??= documentPage(completed());
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get(DOCUMENT_PATH, { config: { isPublic: true } }, (_request, reply) => {
    text ??= JSON.stringify(completed());
    return reply
      .type('application/json; charset=utf-8')
      .serializer((written: string) => written)
      .send(text);
  });
}
