import { describe, expect, it } from 'vitest';
import { BackEndLanguages } from '@pages/standalone/back-end-languages';
import { ManualClock } from '@test/support/memory/manual-clock';

const MINUTE_MS = 60_000;

function aBackEnd() {
  const clock = new ManualClock();
  const backEnd = { answer: (): Response | Promise<Response> => Response.json(['no', 'en']), asked: 0 };
  const fetch: typeof globalThis.fetch = async () => {
    backEnd.asked += 1;
    return backEnd.answer();
  };
  return { backEnd, clock, languages: new BackEndLanguages({ api: 'https://api.example', fetch, clock }) };
}

/** What is known once a minute has passed and the back end was asked again. */
async function aMinuteLater({ languages, clock }: ReturnType<typeof aBackEnd>): Promise<readonly string[]> {
  await clock.advance(MINUTE_MS);
  await languages.current();
  await clock.settle();
  return languages.current();
}

describe('BackEndLanguages', () => {
  it('asks the back end once a minute', async () => {
    const world = aBackEnd();
    expect(await world.languages.current()).toEqual(['no', 'en']);
    expect(await world.languages.current()).toEqual(['no', 'en']);
    expect(world.backEnd.asked).toBe(1);
    world.backEnd.answer = () => Response.json(['fi']);
    expect(await aMinuteLater(world)).toEqual(['fi']);
    expect(world.backEnd.asked).toBe(2);
  });

  it.each([
    ['does not answer', () => Promise.reject(new Error('away'))],
    ['fails', () => new Response(null, { status: 500 })],
    ['answers something else', () => Response.json({ no: 1 })],
    ['answers no JSON', () => new Response('<html>')],
  ])('knows the last ones while the back end %s', async (_, answer) => {
    const world = aBackEnd();
    await world.languages.current();
    world.backEnd.answer = answer;
    expect(await aMinuteLater(world)).toEqual(['no', 'en']);
  });

  it('knows none where the back end lists none', async () => {
    const world = aBackEnd();
    await world.languages.current();
    world.backEnd.answer = () => new Response(null, { status: 404 });
    expect(await aMinuteLater(world)).toEqual([]);
  });

  it('keeps the first page waiting for two seconds only', async () => {
    const world = aBackEnd();
    const { languages, clock } = world;
    const isAborted: boolean[] = [];
    const fetch: typeof globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => {
          isAborted.push(true);
          reject(new Error('aborted'));
        }),
      );
    const silent = new BackEndLanguages({ api: 'https://api.example', fetch, clock });
    const first = silent.current();
    await clock.advance(2_000);
    expect([await first, isAborted]).toEqual([[], [true]]);
    expect(await languages.current()).toEqual(['no', 'en']);
  });
});
