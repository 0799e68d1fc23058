import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordingFailureReporter } from '@/adapters/headless/recording-failure-reporter';
import { PROBLEM_CONTENT_TYPE } from '@/adapters/contract/problem';
import { HttpOrderGateway } from '@/adapters/http/http-order-gateway';
import { ERROR_CODES } from '@/domain/notice/error-catalogue';
import { noticeForFailure } from '@/domain/notice/notice-for-failure';
import { noticeForStatus } from '@/domain/notice/notice-for-status';
import { LANGUAGES } from '@/domain/shared/language';
import { problemDtoOf, type Problem } from '@api/http/problem';
import * as problems from '@api/http/problems';
import { anOrderRequest } from '@test/support/builders/an-order-request';
import { must } from '@test/support/builders/must';
import { parseIntentKey } from '@/domain/order/order-intent';
import { textsIn } from '@test/support/catalogues';
import { callsTo } from '@test/support/http/calls-to';
import { text, TestServer } from '@test/support/http/test-server';
import { ERROR_ORIGINS } from '@test/support/oracles/error-origins';

type Family = keyof typeof ERROR_CODES;

const FAMILIES = [
  'account',
  'user',
  'order',
  'preOrder',
  'menu',
  'payment',
  'passkey',
] as const satisfies readonly Family[];
/** The families whose errors come as `errors` {code: [message]} of a form. */
const FORM_FAMILIES: readonly Family[] = ['account', 'user'];

const ROWS = FAMILIES.flatMap((family) => ERROR_CODES[family].map((code) => ({ family, code })));

const originOf = (family: Family, code: string) =>
  must(new Map(Object.entries(ERROR_ORIGINS[family])).get(code));

/** An address writes `pre-order` where the catalogue writes `preOrder`. */
const familyInAddress = (family: Family): string => (family === 'preOrder' ? 'pre-order' : family);

describe('the error catalogue', () => {
  it.each(FAMILIES)('has the origin of every code of the family %s, and of no other', (family) => {
    expect(Object.keys(ERROR_ORIGINS[family])).toEqual([...ERROR_CODES[family]]);
  });

  it('has every refusal of the reference API, and the API raises every code marked as its own', () => {
    const raised = new Set([
      ...refusedWith(),
      ...writtenIn('api/accounts'),
      ...writtenIn('api/user'),
      ...writtenIn('api/payments'),
    ]);
    const ofApi = ROWS.filter(({ family, code }) => originOf(family, code).by === 'api');
    expect(ofApi.filter(({ family, code }) => !raised.has(`${family}:${code}`))).toEqual([]);
    const doubled = ROWS.filter(({ family, code }) => originOf(family, code).by === 'double');
    expect(doubled.filter(({ family, code }) => raised.has(`${family}:${code}`))).toEqual([]);
  });
});

describe('an error of the API', () => {
  const server = new TestServer();
  beforeAll(() => server.start());
  afterAll(() => server.stop());

  it.each(ROWS)(
    'maps to the notice of the catalogue, with a text in every language: $family $code [ERR-11, ERR-13, ERR-14, ERR-16, ERR-17, ERR-18, ERR-19]',
    async ({ family, code }) => {
      const isOfForm = FORM_FAMILIES.includes(family);
      const problem = isOfForm
        ? {
            type: `urn:lucka:${family}:validation`,
            title: 'One or more validation errors occurred',
            status: 400,
            errors: { [code]: ['…'] },
          }
        : { type: `urn:lucka:${familyInAddress(family)}:${code}`, title: '…', status: 409, code };
      server.next(text(problem.status, JSON.stringify(problem), { 'content-type': PROBLEM_CONTENT_TYPE }));
      const { calls, events } = callsTo(server.url);
      const gateway = new HttpOrderGateway({ calls, events, reporter: new RecordingFailureReporter() });
      const answer = await gateway.place(anOrderRequest(), must(parseIntentKey('intent-key-of-22-chars')));
      const key = answer.ok ? undefined : noticeForFailure(answer.error)?.key;
      expect(key).toBe(`error.${family}.${code}`);
      for (const language of LANGUAGES) {
        const texts = new Map(Object.entries(textsIn(language)));
        const said = texts.get(`error.${family}.${code}`) ?? '';
        expect(said.length).toBeGreaterThan(10);
        expect(said).not.toBe(texts.get(noticeForStatus(problem.status).key));
      }
    },
  );
});

/** Family and code of everything in problems.ts, the functions called with something. */
function refusedWith(): readonly string[] {
  return Object.values(problems)
    .map((each): Problem => (typeof each === 'function' ? Reflect.apply(each, undefined, ['1']) : each))
    .map((problem) =>
      String(problemDtoOf(problem).type)
        .replace(/^urn:lucka:/, '')
        .replace(/^pre-order:/, 'preOrder:'),
    );
}

/** Codes that stand in the sources of a folder, where their families are its own. */
function writtenIn(folder: string): readonly string[] {
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const families = folder === 'api/payments' ? (['payment'] as const) : (['account', 'user'] as const);
  return families.flatMap((family) =>
    ERROR_CODES[family]
      .filter((code) =>
        new RegExp(`(?<![\\w-])'?${code}'?(?![\\w-])`).test(source.replaceAll(/\/\*\*.*?\*\//gs, '')),
      )
      .map((code) => `${family}:${code}`),
  );
}
