import { newcomer } from '@api/demonstration/chain/kitchens/shared-choices';
import { dish, exactly, oneOf, option, section, upTo } from '@api/demonstration/chain/notation/menu-notation';
import { words } from '@api/demonstration/chain/notation/words';

/** The flavours again for each number of scoops, since a choice's own groups are its own. */
const flavours = (scoops: number) =>
  exactly(
    scoops,
    `flavours-${scoops}`,
    scoops === 1
      ? words('Välj smak', 'Choose a flavour', 'Valitse maku', 'Velg smak', 'Выберите вкус')
      : words('Välj smaker', 'Choose your flavours', 'Valitse maut', 'Velg smaker', 'Выберите вкусы'),
    [
      option(
        `ice-${scoops}-vanilla`,
        0,
        words('Vanilj', 'Vanilla', 'Vanilja', 'Vanilje', 'Ваниль'),
        ['vanillaIce'],
        { picture: '🍦' },
      ),
      option(
        `ice-${scoops}-chocolate`,
        0,
        words('Choklad', 'Chocolate', 'Suklaa', 'Sjokolade', 'Шоколад'),
        ['chocolate', 'milk'],
        { picture: '🍦🍫' },
      ),
      option(
        `ice-${scoops}-strawberry`,
        0,
        words('Jordgubb', 'Strawberry', 'Mansikka', 'Jordbær', 'Клубника'),
        ['strawberry', 'milk'],
        { picture: '🍦🍓' },
      ),
      option(
        `ice-${scoops}-pistachio`,
        5,
        words('Pistage', 'Pistachio', 'Pistaasi', 'Pistasj', 'Фисташка'),
        ['pistachio', 'milk'],
        { picture: '🍦🌰' },
      ),
      option(`ice-${scoops}-liquorice`, 0, words('Lakrits', 'Liquorice', 'Lakritsi', 'Lakris', 'Лакрица'), [
        'liquorice',
        'milk',
      ]),
      option(
        `ice-${scoops}-lemon`,
        0,
        words('Citronsorbet', 'Lemon sorbet', 'Sitruunasorbetti', 'Sitronsorbet', 'Лимонный сорбет'),
        ['lemon'],
        { picture: '🍧🍋' },
      ),
      option(
        `ice-${scoops}-mango`,
        0,
        words('Mangosorbet', 'Mango sorbet', 'Mangosorbetti', 'Mangosorbet', 'Сорбет из манго'),
        ['mango'],
        { picture: '🍧🥭' },
      ),
    ],
  );

const scoops = oneOf(
  'scoops',
  words('Hur många kulor?', 'How many scoops?', 'Montako palloa?', 'Hvor mange kuler?', 'Сколько шариков?'),
  [
    option('scoops-1', 0, words('En kula', 'One scoop', 'Yksi pallo', 'Én kule', 'Один шарик'), [], {
      choices: [flavours(1)],
    }),
    option('scoops-2', 18, words('Två kulor', 'Two scoops', 'Kaksi palloa', 'To kuler', 'Два шарика'), [], {
      choices: [flavours(2)],
    }),
    option(
      'scoops-3',
      32,
      words('Tre kulor', 'Three scoops', 'Kolme palloa', 'Tre kuler', 'Три шарика'),
      [],
      { choices: [flavours(3)] },
    ),
  ],
);

const sprinkle = upTo(2, 'sprinkle', words('Strössel', 'Sprinkles', 'Strösseliä', 'Strø', 'Посыпка'), [
  option(
    'sprinkle-rainbow',
    5,
    words(
      'Färgglatt strössel',
      'Rainbow sprinkles',
      'Värikkäitä strösseleitä',
      'Fargerikt strø',
      'Цветная посыпка',
    ),
    ['plain'],
  ),
  option(
    'sprinkle-hazelnut',
    8,
    words(
      'Hackade hasselnötter',
      'Chopped hazelnuts',
      'Hasselpähkinärouhetta',
      'Hakkede hasselnøtter',
      'Дроблёный фундук',
    ),
    ['hazelnut'],
    { picture: '🌰' },
  ),
  option(
    'sprinkle-caramel',
    8,
    words('Saltkolasås', 'Salted caramel', 'Suolakinuskia', 'Saltkaramell', 'Солёная карамель'),
    ['caramel'],
    { picture: '🍯' },
  ),
]);

export const iceCream = section(
  'ice-cream',
  words('Glass', 'Ice cream', 'Jäätelö', 'Is', 'Мороженое'),
  '🍨🍦',
  { picture: '🍨' },
  [
    dish(
      'ice-cup',
      38,
      words(
        'Glass i bägare',
        'Ice cream in a cup',
        'Jäätelöä kupissa',
        'Is i beger',
        'Мороженое в стаканчике',
      ),
      ['milkBase'],
      {
        says: words(
          'Du väljer kulor och smaker.',
          'You choose scoops and flavours.',
          'Valitset pallot ja maut.',
          'Du velger kuler og smaker.',
          'Шарики и вкусы выбираете вы.',
        ),
        picture: '🍨🥄',
        choices: [scoops, sprinkle],
      },
    ),
    dish(
      'ice-cone',
      42,
      words(
        'Glass i våffelstrut',
        'Ice cream in a waffle cone',
        'Jäätelöä vohvelissa',
        'Is i vaffelkjeks',
        'Мороженое в вафельном рожке',
      ),
      ['milkBase', 'wheat'],
      {
        says: words(
          'Struten bakar vi själva.',
          'We bake the cone ourselves.',
          'Vohvelin leivomme itse.',
          'Kjeksen baker vi selv.',
          'Рожок печём сами.',
        ),
        picture: '🍦🧇',
        choices: [scoops, sprinkle],
      },
    ),
    dish(
      'ice-banana-split',
      79,
      words('Banana split', 'Banana split', 'Banana split', 'Banana split', 'Банановый сплит'),
      ['vanillaIce', 'banana', 'darkChocolate', 'whippedCream', 'almond'],
      { picture: '🍨🍌🍫' },
    ),
    dish(
      'ice-affogato',
      59,
      words('Affogato', 'Affogato', 'Affogato', 'Affogato', 'Аффогато'),
      ['vanillaIce', 'coffee'],
      {
        says: words(
          'En kula, en espresso, ingen brådska.',
          'One scoop, one espresso, no hurry.',
          'Yksi pallo, yksi espresso, ei kiirettä.',
          'Én kule, én espresso, ingen hast.',
          'Шарик, эспрессо и никакой спешки.',
        ),
        picture: '☕🍨',
      },
    ),
    dish(
      'ice-cloudberry',
      75,
      words(
        'Vaniljglass med varma hjortron',
        'Vanilla ice cream with warm cloudberries',
        'Vaniljajäätelöä ja lämpimiä lakkoja',
        'Vaniljeis med varme multer',
        'Ванильное мороженое с тёплой морошкой',
      ),
      ['vanillaIce', 'cloudberry'],
      { picture: '🍨🍊🍯' },
    ),
    dish(
      'ice-brownie',
      79,
      words(
        'Brownie med glass',
        'Brownie with ice cream',
        'Brownie ja jäätelöä',
        'Brownie med is',
        'Брауни с мороженым',
      ),
      ['sponge', 'darkChocolate', 'vanillaIce', 'caramel'],
      { picture: '🍨🍫🍯' },
    ),
    dish(
      'ice-lemon-sorbet',
      52,
      words('Citronsorbet', 'Lemon sorbet', 'Sitruunasorbetti', 'Sitronsorbet', 'Лимонный сорбет'),
      ['lemon', 'mint'],
      { picture: '🍧🍋🌿' },
    ),
    dish(
      'ice-raspberry-sorbet',
      52,
      words('Hallonsorbet', 'Raspberry sorbet', 'Vadelmasorbetti', 'Bringebærsorbet', 'Малиновый сорбет'),
      ['raspberry', 'lime'],
      { picture: '🍧🍓' },
    ),
    dish(
      'ice-vegan-sundae',
      72,
      words(
        'Vegansk sundae',
        'Vegan sundae',
        'Vegaaninen jäätelöannos',
        'Vegansk sundae',
        'Веганский сандей',
      ),
      ['coconutMilk', 'mango', 'passionFruit', 'peanuts'],
      { picture: '🍨🥭🥥', campaigns: [newcomer] },
    ),
  ],
);
