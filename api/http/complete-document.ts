import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { PROBLEM_CONTENT_TYPE } from '@/adapters/contract/problem';
import type { CallAccess, CallDocument, DocumentedAnswer } from '@api/http/call-document';

const openApi = z.looseObject({
  components: z.looseObject({}),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        parameters: z.optional(z.array(z.unknown())),
        requestBody: z.optional(z.unknown()),
        responses: z.record(z.string(), z.looseObject({})),
      }),
    ),
  ),
});

/** `isPublic`: the same for all callers, so a conditional request gets 304. */
export type DocumentedCall = CallDocument & { readonly isPublic: boolean };

type OpenApi = z.infer<typeof openApi>;
type Operation = OpenApi['paths'][string][string];

export const operationKey = (method: string, url: string): string =>
  `${method.toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;

/** The route's schema, extended by the answers that its document describes. */
export function schemaWithAnswers(
  schema: FastifySchema | undefined,
  call: CallDocument | undefined,
): FastifySchema {
  const described = Object.entries(call?.answers ?? {}).flatMap(([status, { contentType, schema: body }]) =>
    contentType === undefined || body === undefined
      ? []
      : [[status, { content: eachType(contentType, { schema: body }) }]],
  );
  const answers = Object.entries(asObject(schema?.response)).map(([status, body]) => [
    status,
    wireForm(body),
  ]);
  return { ...schema, response: { ...Object.fromEntries(answers), ...Object.fromEntries(described) } };
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** Of a codec, the document describes what is sent. */
const wireForm = (schema: unknown): unknown => (schema instanceof z.core.$ZodType ? z.input(schema) : schema);

/** Completes the generated document: adds each route's description and the answers common to all calls. */
export function completeDocument(document: unknown, calls: ReadonlyMap<string, DocumentedCall>): OpenApi {
  const { paths, components, ...rest } = openApi.parse(document);
  const described = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [
        method,
        completeOperation(operation, method, calls.get(operationKey(method, path))),
      ]),
    ),
  ]);
  return {
    ...rest,
    paths: Object.fromEntries(described),
    components: { ...components, securitySchemes: SECURITY_SCHEMES, responses: COMMON_ANSWERS },
  };
}

function completeOperation(
  operation: Operation,
  method: string,
  call: DocumentedCall | undefined,
): Operation {
  const hasBody = operation.requestBody !== undefined || call?.bodyTypes !== undefined;
  const refusals = [
    ...EVERY_CALL,
    ...(method === 'get' ? [] : CHANGING_CALLS),
    ...(operation.requestBody === undefined ? [] : [UNREADABLE_FIELD]),
    ...refusalsOf(call),
  ];
  const unchanged = call?.isPublic === true ? [['304', responseOf({ description: 'Not modified' })]] : [];
  const answers = Object.entries(call?.answers ?? {}).map(([status, answer]) => [
    status,
    { ...operation.responses[status], ...responseOf(answer) },
  ]);
  const parameters = [
    ...(operation.parameters ?? []),
    ...(call?.parameters ?? []).map(({ isRequired = false, ...parameter }) => ({
      ...parameter,
      required: isRequired,
      schema: { type: 'string' },
    })),
    ...(!hasBody && method !== 'get' ? [REQUESTED_WITH] : []),
  ];
  return {
    ...operation,
    ...(call !== undefined && { summary: call.summary }),
    'x-access': call?.access ?? 'everybody',
    ...(call?.act !== undefined && { 'x-staff-act': call.act }),
    ...(parameters.length > 0 && { parameters }),
    ...(call?.bodyTypes !== undefined && { requestBody: bodyTypes(call.bodyTypes) }),
    security: [...SECURITY_OF[call?.access ?? 'everybody'], ...(call?.knowsMembers === true ? [MEMBER] : [])],
    responses: {
      ...withoutPlaceholder(operation.responses),
      ...Object.fromEntries(refusals.map((status) => [status, refusalOf(status)])),
      ...Object.fromEntries([...unchanged, ...answers]),
    },
  };
}

/** The generator's placeholder for a route without answer schemas. */
const withoutPlaceholder = (responses: Operation['responses']): Operation['responses'] =>
  Object.fromEntries(Object.entries(responses).filter(([, response]) => response['content'] !== undefined));

const responseOf = ({ description, contentType, schema, headers = [] }: DocumentedAnswer): object => ({
  description,
  ...(contentType !== undefined &&
    schema === undefined && { content: eachType(contentType, { schema: { type: 'string' } }) }),
  ...(headers.length > 0 && {
    headers: Object.fromEntries(headers.map((name) => [name, { schema: { type: 'string' } }])),
  }),
});

const eachType = (types: string | readonly string[], content: object): object =>
  Object.fromEntries([types].flat().map((type) => [type, content]));

const bodyTypes = (types: readonly string[]): object => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: {} }])),
});

const REQUESTED_WITH = {
  in: 'header',
  name: 'x-requested-with',
  description: '`storefront`: a call that changes something and has no body must carry it',
  required: true,
  schema: { const: 'storefront' },
};

const MEMBER = { session: [] };

const SECURITY_OF: Readonly<Record<CallAccess, readonly object[]>> = {
  everybody: [{}],
  member: [MEMBER],
  orderHolder: [{ customerCode: [] }, MEMBER],
  operator: [{ operator: [] }],
  staff: [{ staff: [] }, { staffToken: [] }],
  paymentProvider: [{ paymentSignature: [] }],
};

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
    description: '`session` over the plain http of a local network',
  },
  customerCode: { type: 'apiKey', in: 'header', name: 'customer-code' },
  operator: { type: 'http', scheme: 'bearer' },
  staff: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-staff',
    description: '`staff` over the plain http of a local network',
  },
  staffToken: { type: 'http', scheme: 'bearer', description: 'The secret of a machine token' },
  paymentSignature: { type: 'apiKey', in: 'header', name: 'payment-signature' },
};

const REFUSALS_OF: Readonly<Record<CallAccess, readonly number[]>> = {
  everybody: [],
  member: [401],
  orderHolder: [404],
  operator: [401],
  staff: [401],
  paymentProvider: [401],
};

const refusalsOf = (call: CallDocument | undefined): readonly number[] => [
  ...REFUSALS_OF[call?.access ?? 'everybody'],
  ...(call?.refusals ?? []),
];

const EVERY_CALL = [400, 403, 429, 500, 503];
const CHANGING_CALLS = [413, 415];
/** For a body described by a schema. */
const UNREADABLE_FIELD = 422;

const DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read',
  401: 'The caller is not authenticated',
  403: 'The request comes from another site or for a refused purpose',
  404: 'Not found',
  409: 'Not possible in the current state',
  413: 'The body is too large',
  415: 'The body has another content type',
  422: 'Something in the request is missing or invalid',
  429: 'Too many requests; `retry-after` has the seconds to wait',
  500: 'A server error',
  503: 'The service cannot answer now; `retry-after` has the seconds to wait',
};

const COMMON_ANSWERS = Object.fromEntries(
  Object.entries(DESCRIPTIONS).map(([status, description]) => [
    `Refusal${status}`,
    {
      description,
      content: { [PROBLEM_CONTENT_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } },
      ...(['429', '503'].includes(status) && {
        headers: { 'retry-after': { required: true, schema: { type: 'string', pattern: '^[1-9][0-9]*$' } } },
      }),
    },
  ]),
);

const refusalOf = (status: number): object => ({ $ref: `#/components/responses/Refusal${status}` });
