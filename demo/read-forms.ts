import type { ApiServer } from '@api/http/api-server';

const FORM_MAX_BYTES = 4_096;

/** For pages that work without script: bodies are what a form sends, and nothing else. */
export function readForms(scope: ApiServer): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_MAX_BYTES },
    (_request, body: string, parsed) => parsed(null, new URLSearchParams(body)),
  );
}
