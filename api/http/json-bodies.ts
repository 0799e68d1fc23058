import type { ApiServer } from '@api/http/api-server';

export const BODY_MAX_BYTES = 65_536;
const JSON_MAX_DEPTH = 32;

class TooDeep extends Error {
  readonly statusCode = 400;
}

/** Accepts JSON bodies only, of limited depth and without prototype keys. */
export function readJsonBodies(app: ApiServer): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    if (depthOf(body) > JSON_MAX_DEPTH) return done(new TooDeep('The JSON is nested too deeply'));
    return parse(request, body, done);
  });
}

/** The nesting depth of a JSON text, ignoring strings. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json[index];
    if (isInString && sign === '\\') index += 1;
    else if (sign === '"') isInString = !isInString;
    else if (!isInString && (sign === '[' || sign === '{')) deepest = Math.max(deepest, (depth += 1));
    else if (!isInString && (sign === ']' || sign === '}')) depth -= 1;
  }
  return deepest;
}
