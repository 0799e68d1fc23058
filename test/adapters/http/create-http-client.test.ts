import { describe, expect, it } from 'vitest';

import { createHttpClient } from '@/adapters/http/create-http-client';

/** What Chromium hands over for an answer that has no body by definition. */
function answerWithEmptyStream(status: number): Response {
  const answer = new Response(null, { status, headers: { 'x-lucka': '1' } });
  return Object.defineProperty(answer, 'body', { value: new ReadableStream() });
}

describe('createHttpClient', () => {
  it.each([204, 205, 304])('accepts a response %d without a body [API-28]', async (status) => {
    const client = createHttpClient({
      baseUrl: 'http://lucka.example',
      fetch: () => Promise.resolve(answerWithEmptyStream(status)),
    });
    const answer = await client.post('/api/cultures/changeculture');
    expect(answer.status).toBe(status);
    expect(answer.headers['x-lucka']).toBe('1');
    expect(answer.data).toBe('');
  });
});
