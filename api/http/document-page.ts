import * as z from 'zod/mini';
import { html, type Html } from '@api/html/html';

const parameter = z.looseObject({
  in: z.string(),
  name: z.string(),
  required: z.optional(z.boolean()),
  description: z.optional(z.string()),
});

const operation = z.looseObject({
  summary: z.optional(z.string()),
  parameters: z.optional(z.array(parameter)),
  requestBody: z.optional(z.unknown()),
  security: z.optional(z.array(z.record(z.string(), z.unknown()))),
  responses: z.record(z.string(), z.looseObject({ $ref: z.optional(z.string()) })),
});

const apiDocument = z.looseObject({
  info: z.looseObject({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.optional(z.record(z.string(), z.unknown())) }),
});

type Operation = z.infer<typeof operation>;

const STYLE = {
  markup: `
:root { --paper: #fff; --ink: #1d1d1f; --soft: #5c5c66; --line: #d9d9e0; --code: #f4f4f7; --link: #0b57d0; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17171a; --ink: #ececf1; --soft: #a9a9b8; --line: #3a3a44; --code: #222228; --link: #8ab4f8; }
}
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 60rem; padding: 1rem; }
h2 { border-bottom: 1px solid var(--line); font-size: 1.25rem; margin: 2rem 0 .5rem; padding-bottom: .25rem; }
summary { cursor: pointer; overflow-wrap: anywhere; padding: .5rem 0; }
summary small { color: var(--soft); display: block; padding-left: 1.2rem; }
code, pre { background: var(--code); border-radius: .25rem; font-size: .875rem; padding: .1rem .3rem; }
pre { overflow-x: auto; padding: .75rem; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`,
};

/** The API document as a page without script. */
export function documentPage(document: unknown): string {
  const { info, paths, components } = apiDocument.parse(document);
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, described]) => ({ path, method, described })),
  );
  const groups = [...new Set(calls.map(({ path }) => groupOf(path)))].toSorted();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>API of Lucka ${info.version}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>API of Lucka ${info.version}</h1>
          <p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
          ${groups.map(
            (group) =>
              html`<h2>${group}</h2>
                ${calls
                  .filter(({ path }) => groupOf(path) === group)
                  .map(({ path, method, described }) => callOf(path, method, described))}`,
          )}
          <h2>Schemas</h2>
          ${Object.entries(components.schemas ?? {}).map(
            ([name, schema]) =>
              html`<details id="${name}">
                <summary><code>${name}</code></summary>
                ${jsonOf(schema)}
              </details>`,
          )}
        </main>
      </body>
    </html> `.markup;
}

/** `/api/order/{orderId}` belongs to `order`. */
const groupOf = (path: string): string => path.split('/')[2] ?? path;

function callOf(path: string, method: string, { summary, parameters = [], ...rest }: Operation): Html {
  const { requestBody, responses, security = [] } = rest;
  return html`<details>
    <summary>
      <code>${method.toUpperCase()} ${path}</code> <small>${summary ?? ''} · ${accessOf(security)}</small>
    </summary>
    <ul>
      ${parameters.map(
        ({ name, in: place, required, description }) =>
          html`<li>
            <code>${name}</code> in
            ${place}${required === true ? ', required' : ''}${description === undefined ? '' : `: ${description}`}
          </li>`,
      )}
    </ul>
    ${
      requestBody === undefined
        ? undefined
        : html`<h3>Body</h3>
            ${jsonOf(requestBody)}`
    }
    <h3>Answers</h3>
    ${Object.entries(responses).map(([status, response]) =>
      response.$ref === undefined
        ? html`<p>${status}</p>
            ${jsonOf(response)}`
        : html``,
    )}
    <p>Refusals: ${refusalsOf(responses)}</p>
  </details>`;
}

const accessOf = (security: readonly Readonly<Record<string, unknown>>[]): string =>
  security.map((each) => Object.keys(each).join(' and ') || 'everybody').join(' or ');

const refusalsOf = (responses: Operation['responses']): string =>
  Object.entries(responses)
    .filter(([, { $ref }]) => $ref !== undefined)
    .map(([status]) => status)
    .join(', ');

const jsonOf = (value: unknown): Html => html`<pre>${JSON.stringify(value, undefined, 2)}</pre>`;
