import type { ArticleDetailsFile, CategoryFile, ChoiceGroupFile, MenuFile } from '@api/chain/chain-schema';
import type { ChainFiles, FileOf } from '@api/chain/chain-files';
import { pictureName, pictureNames } from '@api/chain/pictures/picture-content';

export type ReferenceKind =
  | 'article'
  | 'category'
  | 'choice group'
  | 'currency'
  | 'delivery spot'
  | 'ingredient'
  | 'look'
  | 'menu'
  | 'offer'
  | 'picture'
  | 'seller'
  | 'shop'
  | 'VAT class'
  | 'VAT table';

/** A name in a chain's folder, where it is defined or used. */
export interface ChainName {
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly file: string;
  readonly path: readonly PropertyKey[];
  /** Names of the same kind that contain it, to detect cycles. */
  readonly within?: readonly string[];
}

interface Place {
  readonly file: string;
  readonly path: readonly PropertyKey[];
}

type Names = Generator<readonly ['given' | 'used', ChainName]>;

/** Every name that the files define or use. */
export function* namesIn(files: ChainFiles): Names {
  const { chain, ingredients, deliverySpots } = files;
  for (const file of files.pictures)
    yield ['given', { kind: 'picture', name: pictureName(file), file, path: [] }];
  const { look, logo } = chain.brand ?? {};
  const ofBrand = (field: string): Place => ({ file: 'chain.json', path: ['brand', field] });
  if (look !== undefined) yield ['used', { kind: 'look', name: look, ...ofBrand('look') }];
  if (logo !== undefined) yield ['used', { kind: 'picture', name: logo, ...ofBrand('logo') }];
  yield* keys('currency', chain.currencies, { file: 'chain.json', path: ['currencies'] });
  yield* keys('seller', chain.sellers ?? {}, { file: 'chain.json', path: ['sellers'] });
  yield* keys('VAT table', chain.vat ?? {}, { file: 'chain.json', path: ['vat'] });
  for (const [name, table] of Object.entries(chain.vat ?? {}))
    yield* keys('VAT class', table, { file: 'chain.json', path: ['vat', name] });
  yield* keys('ingredient', ingredients, { file: 'ingredients.json', path: ['ingredients'] });
  for (const [name, { emoji }] of Object.entries(ingredients))
    yield* picturesIn(emoji, { file: 'ingredients.json', path: ['ingredients', name, 'emoji'] });
  yield* keys('delivery spot', deliverySpots, { file: 'delivery-spots.json', path: ['deliverySpots'] });
  for (const { file, id } of files.looks) yield ['given', { kind: 'look', name: id, file, path: [] }];
  for (const menu of files.menus) yield* menuNames(menu);
  for (const { file, content } of files.offers) {
    for (const [index, { id, pictured, articles = [] }] of content.offers.entries()) {
      const path = ['offers', index];
      yield ['given', { kind: 'offer', name: id, file, path }];
      yield ['used', { kind: 'article', name: pictured, file, path: [...path, 'pictured'] }];
      yield* used('article', articles, { file, path: [...path, 'articles'] });
    }
  }
  for (const { file, content } of files.shops) {
    const { id, menu, look, currency, picture, seller, vat, deliverySpots: spots = [] } = content;
    yield* picturesIn(picture, { file, path: ['picture'] });
    yield ['given', { kind: 'shop', name: String(id), file, path: ['id'] }];
    yield ['used', { kind: 'menu', name: menu, file, path: ['menu'] }];
    if (look !== undefined) yield ['used', { kind: 'look', name: look, file, path: ['look'] }];
    yield ['used', { kind: 'currency', name: currency, file, path: ['currency'] }];
    if (seller !== undefined) yield ['used', { kind: 'seller', name: seller, file, path: ['seller'] }];
    if (vat !== undefined) yield ['used', { kind: 'VAT table', name: vat, file, path: ['vat'] }];
    const names = spots.map((spot) => (typeof spot === 'string' ? spot : spot.spot));
    yield* used('delivery spot', names, { file, path: ['deliverySpots'] });
  }
}

function* menuNames({ file, id, content }: FileOf<MenuFile>): Names {
  if (content.name !== undefined) yield ['given', { kind: 'menu', name: id, file, path: [] }];
  yield* vatClassIn(content.vatClass, { file, path: ['vatClass'] });
  yield* categoryNames(content.categories, { file, path: ['categories'] }, []);
  for (const [name, group] of Object.entries(content.choiceGroups ?? {})) {
    const path = ['choiceGroups', name];
    yield ['given', { kind: 'choice group', name, file, path }];
    yield* groupNames(name, group, { file, path: [...path, 'choices'] });
  }
}

function* categoryNames(
  categories: readonly (string | CategoryFile)[],
  { file, path }: Place,
  within: readonly string[],
): Names {
  for (const [index, category] of categories.entries()) {
    const at = [...path, index];
    if (typeof category === 'string') {
      yield ['used', { kind: 'category', name: category, file, path: at, within }];
      continue;
    }
    const { code: name, picture, defaults, categories: inner = [], articles = [] } = category;
    yield ['given', { kind: 'category', name, file, path: at }];
    yield* picturesIn(picture, { file, path: [...at, 'picture'] });
    if (defaults !== undefined) yield* detailNames(defaults, { file, path: [...at, 'defaults'] });
    yield* categoryNames(inner, { file, path: [...at, 'categories'] }, [...within, name]);
    for (const [position, article] of articles.entries()) {
      const place = { file, path: [...at, 'articles', position] };
      yield ['given', { kind: 'article', name: article.code, ...place }];
      yield* used('ingredient', article.contains, { file, path: [...place.path, 'contains'] });
      yield* detailNames(article, place);
    }
  }
}

function* detailNames(details: ArticleDetailsFile, { file, path }: Place): Names {
  const { suggests, badges, choiceGroups, picture, pictureFor = {}, vatClass } = details;
  yield* picturesIn(picture, { file, path: [...path, 'picture'] });
  for (const [language, own] of Object.entries(pictureFor))
    yield* picturesIn(own, { file, path: [...path, 'pictureFor', language] });
  yield* vatClassIn(vatClass, { file, path: [...path, 'vatClass'] });
  yield* used('article', suggests, { file, path: [...path, 'suggests'] });
  yield* used('offer', badges, { file, path: [...path, 'badges'] });
  yield* used('choice group', groupsNamedIn(choiceGroups), { file, path: [...path, 'choiceGroups'] });
}

function* groupNames(name: string, { choices }: ChoiceGroupFile, { file, path }: Place): Names {
  for (const [index, { contains, onlyWith, choiceGroups, picture, vatClass }] of choices.entries()) {
    const place = (field: string): Place => ({ file, path: [...path, index, field] });
    yield* picturesIn(picture, place('picture'));
    yield* vatClassIn(vatClass, place('vatClass'));
    yield* used('ingredient', contains, place('contains'));
    yield* used('ingredient', onlyWith, place('onlyWith'));
    yield* used('choice group', groupsNamedIn(choiceGroups), place('choiceGroups'), [name]);
  }
}

function* picturesIn(picture: string | undefined, place: Place): Names {
  for (const name of picture === undefined ? [] : pictureNames(picture))
    yield ['used', { kind: 'picture', name, ...place }];
}

function* vatClassIn(name: string | undefined, place: Place): Names {
  if (name !== undefined) yield ['used', { kind: 'VAT class', name, ...place }];
}

const groupsNamedIn = (references: ArticleDetailsFile['choiceGroups'] = []): readonly string[] =>
  references.map((reference) => (typeof reference === 'string' ? reference : reference.group));

function* keys(kind: ReferenceKind, record: object, { file, path }: Place): Names {
  for (const name of Object.keys(record)) yield ['given', { kind, name, file, path: [...path, name] }];
}

function* used(
  kind: ReferenceKind,
  names: readonly string[] = [],
  { file, path }: Place,
  within: readonly string[] = [],
): Names {
  for (const [index, name] of names.entries())
    yield ['used', { kind, name, file, path: [...path, index], within }];
}
