import { describe, expect, it } from 'vitest';

import { aShell } from '@test/support/cli/a-shell';

/** A burger in a bun with gluten, to take away. */
async function withBurger() {
  const shell = aShell();
  await shell.lucka('basket add burger-classic --shop 1 --choose bun-brioche --choose meal-none');
  await shell.lucka('basket type TakeAway');
  return shell;
}

describe('an order of a guest with an allergy at a terminal', () => {
  it('is not placed while a dish contains it, and the dish is named [DEC-121]', async () => {
    const { lucka, json } = await withBurger();
    const refused = await lucka('order --without gluten');
    expect(refused.exitCode).toBe(1);
    expect(refused.text).toContain('burger-classic: contains gluten\nNothing is ordered.');
    expect(await json('order --without gluten')).toMatchObject({
      ok: false,
      reason: { code: 'diet-unanswered', isRetryable: false, field: 'items' },
    });
    expect(await json('follow --once')).toMatchObject({ ok: false });
  });

  it('names all that does not suit, allergens and diets', async () => {
    const { lucka } = await withBurger();
    expect((await lucka('order --without Gluten,milk --diet vegan')).text).toContain(
      'burger-classic: contains gluten, contains milk, not vegan\n',
    );
  });

  it('is placed despite it once that is said, and at once where every dish suits', async () => {
    const despite = await withBurger();
    expect((await despite.lucka('order --without gluten --despite-diet')).text).toContain('Not paid yet');
    const suiting = await withBurger();
    expect((await suiting.lucka('order --without peanuts')).text).toContain('Not paid yet');
  });

  it('is asked about in the next command as well, since the home stores the declaration [DEC-155]', async () => {
    const { lucka } = await withBurger();
    await lucka('order --without gluten');
    expect((await lucka('order')).text).toContain('burger-classic: contains gluten');
    expect((await lucka('order --without ""')).text).toContain('Not paid yet');
  });

  it('is refused with the list of allergens where one is misspelled', async () => {
    const { json, lucka } = await withBurger();
    expect(await json('order --without gluten,peanut')).toMatchObject({
      ok: false,
      reason: { code: 'usage', field: 'without' },
    });
    expect((await lucka('order --without peanut')).text).toContain('peanuts');
    expect(await json('follow --once')).toMatchObject({ ok: false });
  });
});
