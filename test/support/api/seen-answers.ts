import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js';
import * as z from 'zod/mini';
import type { ApiServer } from '@api/http/api-server';

const media = z.record(z.string(), z.looseObject({}));
const response = z.looseObject({
  $ref: z.optional(z.string()),
  content: z.optional(media),
  headers: z.optional(z.record(z.string(), z.looseObject({ required: z.optional(z.boolean()) }))),
});
const parameter = z.looseObject({ in: z.string(), name: z.string(), required: z.optional(z.boolean()) });
const operation = z.looseObject({
  parameters: z.optional(z.array(parameter)),
  requestBody: z.optional(z.looseObject({ content: media })),
  responses: z.record(z.string(), response),
});
export const openApi = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ responses: z.record(z.string(), response) }),
});

type OpenApi = z.infer<typeof openApi>;
type Operation = z.infer<typeof operation>;

/** Where every suite records the answers it has seen, one line each. */
export const SEEN_FOLDER = '.cache/seen-answers';

export interface SeenRequest {
  readonly method: string;
  /** The route, as `/api/order/:orderId`; undefined if there is none. */
  readonly route: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface SeenAnswer {
  readonly status: number;
  readonly header: (name: string) => unknown;
  readonly payload: unknown;
}

/** Compares requests and answers of a server with its API document. */
export class SeenAnswers {
  readonly #faults = new Set<string>();
  readonly #seen = new Set<string>();
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  #document: OpenApi | undefined;
  #text = '';

  watch(app: ApiServer): void {
    // As it was sent: a codec of the route replaces it by what it means.
    const bodies = new WeakMap<object, unknown>();
    app.addHook('preValidation', (request, _reply, done) => {
      bodies.set(request, request.body);
      done();
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      // A caller who disconnected during a stream receives nothing more.
      if (!reply.raw.headersSent && request.method !== 'HEAD') {
        const { method, headers, routeOptions } = request;
        const body = bodies.get(request) ?? request.body;
        const header = (name: string) => reply.getHeader(name);
        this.compare(
          { method, headers, body, route: routeOptions.url },
          { status: reply.statusCode, header, payload },
        );
      }
      done(null, payload);
    });
  }

  /** Reads the document of a ready server, from an address without rate limits. */
  async learn(app: ApiServer): Promise<void> {
    const { payload } = await app.inject({ url: '/api/openapi.json', remoteAddress: '198.18.0.1' });
    this.#text = payload;
    this.#document = openApi.parse(JSON.parse(payload));
    this.#ajv.addSchema(JSON.parse(payload), 'document');
  }

  /** Answers that the document lacks or describes differently. */
  faults(): readonly string[] {
    return [...this.#faults].toSorted();
  }

  writeDown(): void {
    mkdirSync(SEEN_FOLDER, { recursive: true });
    writeFileSync(path.join(SEEN_FOLDER, 'document.json'), this.#text);
    appendFileSync(`${SEEN_FOLDER}/${process.pid}.txt`, [...this.#seen].map((line) => `${line}\n`).join(''));
  }

  compare(request: SeenRequest, answer: SeenAnswer): void {
    const url = request.route?.replaceAll(/:(\w+)/g, '{$1}');
    if (
      this.#document === undefined ||
      url?.startsWith('/api/') !== true ||
      /^\/api\/(openapi\.json|documentation)$/.test(url)
    )
      return;
    const described = this.#document.paths[url]?.[request.method.toLowerCase()];
    const call = `${request.method} ${url}`;
    if (described === undefined) return void this.#faults.add(`${call} is not in the document`);
    this.#seen.add(`${call} ${answer.status}`);
    this.#compareAnswer(described, call, answer);
    if (answer.status < 300) this.#compareRequest(described, call, request);
  }

  #compareAnswer(described: Operation, call: string, { status, header, payload }: SeenAnswer): void {
    const answer = `${call} ${status}`;
    const [found, pointer] = this.#answerOf(described, call, String(status));
    if (found === undefined) return void this.#faults.add(`${answer} is not in the document`);
    for (const [name, { required }] of Object.entries(found.headers ?? {})) {
      if (required === true && header(name) === undefined)
        this.#faults.add(`${answer} has no header ${name}`);
    }
    const type = String(header('content-type') ?? '').split(';', 1)[0] ?? '';
    const isEmpty = payload === undefined || payload === null || payload === '';
    if (isEmpty) {
      if (found.content !== undefined && !type.startsWith('text/')) this.#faults.add(`${answer} has no body`);
      return;
    }
    if (found.content?.[type] === undefined) return void this.#faults.add(`${answer} is of type ${type}`);
    if (!type.endsWith('json')) return;
    const text = textOf(header('content-encoding'), payload);
    this.#validate(answer, `${pointer}/content/${escaped(type)}/schema`, JSON.parse(text));
  }

  #answerOf(
    described: Operation,
    call: string,
    status: string,
  ): readonly [Operation['responses'][string] | undefined, string] {
    const found = described.responses[status];
    const common = found?.$ref?.replace('#/components/responses/', '');
    if (common !== undefined) {
      return [this.#document?.components.responses[common], `/components/responses/${common}`];
    }
    const [method = '', url = ''] = call.split(' ');
    return [found, `/paths/${escaped(url)}/${method.toLowerCase()}/responses/${status}`];
  }

  /** An accepted request must conform to the document. */
  #compareRequest(described: Operation, call: string, request: SeenRequest): void {
    for (const { in: place, name, required } of described.parameters ?? []) {
      const isMissing = place === 'header' && required === true && request.headers[name] === undefined;
      if (isMissing) this.#faults.add(`${call} needs no header ${name}`);
    }
    const type = (request.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
    if (request.body === undefined || request.body === null) return;
    if (described.requestBody?.content[type] === undefined) {
      return void this.#faults.add(`${call} takes an undocumented body of type ${type}`);
    }
    const [method = '', url = ''] = call.split(' ');
    const pointer = `/paths/${escaped(url)}/${method.toLowerCase()}/requestBody/content/${escaped(type)}/schema`;
    this.#validate(`the body of ${call}`, pointer, request.body);
  }

  #validate(what: string, pointer: string, value: unknown): void {
    const validator =
      this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: `document#${encodeURI(pointer)}` });
    this.#validators.set(pointer, validator);
    if (validator(value)) return;
    const details = this.#ajv.errorsText(validator.errors?.slice(0, 3), { dataVar: '' });
    this.#faults.add(`${what} is other than documented: ${details}`);
  }
}

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

function textOf(encoding: unknown, payload: unknown): string {
  if (!(payload instanceof Buffer)) return String(payload);
  if (encoding === 'br') return brotliDecompressSync(payload).toString();
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString();
}
