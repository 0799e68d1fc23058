import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { PreparedAnswers, type PreparedAnswer } from '@api/prepared/prepared-answers';

const ANSWER: PreparedAnswer = { route: '/menu', limit: undefined, head: [], body: Buffer.from('menu') };
const HEADERS = { host: 'lucka.example', accept: 'text/html', 'accept-encoding': 'br' };

let version: string | undefined;
let answers: PreparedAnswers;
beforeEach(() => {
  version = 'first';
  answers = new PreparedAnswers({ known: () => version });
});

function request(headers: Readonly<Record<string, string>> = {}, url = '/menu'): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { url, headers: { ...HEADERS, ...headers } });
}

/** Asks, and stores the answer as the route would. */
function ask(asked: IncomingMessage, answer = ANSWER): PreparedAnswer | undefined {
  const known = answers.find(asked);
  if (known === undefined) answers.add(asked, answer);
  return known;
}

describe('PreparedAnswers', () => {
  it('knows an answer once it was given', () => {
    expect(ask(request())).toBeUndefined();
    expect(ask(request())).toBe(ANSWER);
  });

  it('has another for another address, language, or header that it may depend on', () => {
    ask(request());
    expect(ask(request({}, '/menu?spotId=4'))).toBeUndefined();
    expect(ask(request({ cookie: '.AspNetCore.Culture=c=fi|uic=fi' }))).toBeUndefined();
    for (const name of ['host', 'x-forwarded-host', 'accept', 'accept-encoding', 'sec-fetch-dest'])
      expect(ask(request({ [name]: 'another' }))).toBeUndefined();
    expect(ask(request({ cookie: 'session=1', 'user-agent': 'another' }))).toBe(ANSWER);
  });

  it('forgets all of them when something else is published', () => {
    ask(request());
    version = 'second';
    expect(ask(request())).toBeUndefined();
  });

  it('does not store an answer that may be from before a change', () => {
    const [slow, fast] = [request(), request({}, '/other')];
    answers.find(slow);
    version = 'second';
    answers.find(fast);
    answers.add(slow, ANSWER);
    expect(answers.find(request())).toBeUndefined();
  });

  it('knows none while it is unknown what is published', () => {
    ask(request());
    version = undefined;
    expect(ask(request())).toBeUndefined();
    version = 'first';
    expect(ask(request())).toBe(ANSWER);
  });

  it('forgets the oldest of more than a thousand', () => {
    for (let index = 0; index <= 1_000; index += 1) ask(request({}, `/${index}`));
    expect(answers.find(request({}, '/0'))).toBeUndefined();
    expect(answers.find(request({}, '/1'))).toBe(ANSWER);
  });

  it('forgets the oldest of more than a hundred of one address', () => {
    for (let index = 0; index <= 100; index += 1) ask(request({ accept: `text/${index}` }));
    expect(answers.find(request({ accept: 'text/0' }))).toBeUndefined();
    expect(answers.find(request({ accept: 'text/1' }))).toBe(ANSWER);
  });

  it('has one answer for two callers who asked before the first was answered', () => {
    const [first, second] = [request(), request()];
    for (const asked of [first, second]) answers.find(asked);
    const large = { ...ANSWER, body: Buffer.alloc(40 * 1024 * 1024) };
    for (const asked of [first, second]) answers.add(asked, large);
    expect(answers.find(request())).toBe(large);
  });

  it('forgets the oldest of more than 64 MiB, and keeps none that is larger', () => {
    const large = { ...ANSWER, body: Buffer.alloc(30 * 1024 * 1024) };
    for (const url of ['/1', '/2', '/3']) ask(request({}, url), large);
    expect(['/1', '/2', '/3'].map((url) => answers.find(request({}, url)))).toEqual([
      undefined,
      large,
      large,
    ]);
    ask(request({}, '/huge'), { ...ANSWER, body: Buffer.alloc(65 * 1024 * 1024) });
    expect(answers.find(request({}, '/huge'))).toBeUndefined();
    ask(request({}, '/after'));
    expect(answers.find(request({}, '/after'))).toBe(ANSWER);
  });
});
