import type { BrowserContext } from 'playwright-core';
import { formatLocale, LANGUAGES, type Language } from '@/domain/shared/language';

/** The fields of the API that operators write for people. */
const FIELDS_FOR_PEOPLE = [
  'name',
  'text',
  'description',
  'address',
  'address1',
  'address2',
  'zipCode',
  'city',
  'phone',
  'shopName',
  'number',
  'organisationNumber',
  'lastName',
  'email',
  'memberNumber',
  'displayName',
  'version',
  'note',
  'symbol',
  'contactEmail',
];

/** Texts of a page that are in no catalogue: data of the server, what `Intl` writes, and language codes. */
export class DataWords {
  readonly #texts = new Set<string>();

  constructor(language: Language) {
    for (const word of [...LANGUAGES, ...intlWords(language)]) this.#texts.add(word);
  }

  /** Reads every response of the API before the browser does, which releases what it has read. */
  async listen(context: BrowserContext): Promise<void> {
    await context.route('**/api/**', async (route) => {
      if (route.request().headers()['accept'] === 'text/event-stream') return route.fallback();
      const answer = await route.fetch();
      if (answer.headers()['content-type']?.includes('json') === true) this.learn(await answer.json());
      return route.fulfill({ response: answer });
    });
  }

  learn(value: unknown, field = ''): void {
    if (typeof value === 'string') {
      if (FIELDS_FOR_PEOPLE.includes(field)) this.#texts.add(value);
    } else if (Array.isArray(value)) {
      for (const each of value) this.learn(each, field);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) this.learn(each, name);
    }
  }

  /** What is left of a text without the words that are data. */
  without(text: string): string {
    const longestFirst = [...this.#texts].filter(Boolean).sort((a, b) => b.length - a.length);
    return longestFirst.reduce(
      (left, word) => (left.includes(word) ? left.replaceAll(wholeWords(word), ' ') : left),
      text,
    );
  }
}

const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<!\\p{L})${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'gu');

const DAY_MS = 86_400_000;

/** The names of days and months, the units and the symbols that `Intl` puts beside a number. */
function intlWords(language: Language): readonly string[] {
  const locale = formatLocale(language);
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS));
  const dates = (['long', 'short'] as const).flatMap((width) =>
    days.flatMap((day) => [
      ...new Intl.DateTimeFormat(locale, { weekday: width }).formatToParts(day),
      ...new Intl.DateTimeFormat(locale, { day: 'numeric', month: width }).formatToParts(day),
      ...new Intl.DateTimeFormat(locale, { month: width, hour: 'numeric', minute: 'numeric' }).formatToParts(
        day,
      ),
    ]),
  );
  const amounts = ['meter', 'kilometer', 'minute', 'kilobyte'].flatMap((unit) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit }).formatToParts(5),
  );
  return [...dates, ...amounts]
    .flatMap(({ value }) => value.split(/[\s,]+/))
    .filter((word) => /\p{L}/u.test(word));
}
