import { describe, expect, it } from 'vitest';
import { paths } from '@/adapters/contract/paths';
import { PageAnswers } from '@/adapters/http/page-answers';

const fetched = () => Promise.resolve(new Response('fetched'));

async function readTwice(path: string): Promise<readonly string[]> {
  const answers = new PageAnswers({ [path]: 'brought' }, fetched, () => Promise.resolve());
  const read = async () => (await answers.fetch(`https://lucka.example${path}`)).text();
  return [await read(), await read()];
}

describe('PageAnswers', () => {
  it('answers by what the page brought along, also a second time', async () => {
    expect(await readTwice(paths.shops)).toEqual(['brought', 'brought']);
  });

  it('answers offers once, since those of a member are others [ROLE-04]', async () => {
    expect(await readTwice(paths.campaigns)).toEqual(['brought', 'fetched']);
  });

  it('fetches everything after it is closed', async () => {
    const answers = new PageAnswers({ [paths.shops]: 'brought' }, fetched, () => Promise.resolve());
    answers.close();
    expect(await (await answers.fetch(`https://lucka.example${paths.shops}`)).text()).toBe('fetched');
  });

  it('fetches everything once another language is chosen, however soon [LANG-02]', async () => {
    const menu = paths.menu(1);
    const answers = new PageAnswers({ [menu]: 'på svenska' }, fetched, () => Promise.resolve());
    await answers.fetch(`https://lucka.example${paths.changeCulture}?cultureCode=en`);
    expect(await (await answers.fetch(`https://lucka.example${menu}`)).text()).toBe('fetched');
  });
});
