import { lunchDeal, newcomer, weekPick } from '@api/demonstration/chain/kitchens/shared-choices';
import { dish, oneOf, option, section, upTo } from '@api/demonstration/chain/notation/menu-notation';
import { words } from '@api/demonstration/chain/notation/words';

const tortilla = oneOf(
  'tortilla',
  words('Vilken tortilla?', 'Which tortilla?', 'Mikä tortilla?', 'Hvilken tortilla?', 'Какая тортилья?'),
  [
    option('tortilla-corn', 0, words('Majs', 'Corn', 'Maissi', 'Mais', 'Кукурузная'), ['cornTortilla'], {
      picture: '🌽',
    }),
    option('tortilla-wheat', 0, words('Vete', 'Wheat', 'Vehnä', 'Hvete', 'Пшеничная'), ['wheat'], {
      picture: '🌾',
    }),
  ],
);

const heat = oneOf(
  'salsa-heat',
  words('Vilken salsa?', 'Which salsa?', 'Mikä salsa?', 'Hvilken salsa?', 'Какая сальса?'),
  [
    option(
      'salsa-mild',
      0,
      words('Mild tomat', 'Mild tomato', 'Mieto tomaatti', 'Mild tomat', 'Мягкая томатная'),
      ['salsa'],
      { picture: '🍅' },
    ),
    option(
      'salsa-verde',
      0,
      words('Syrlig grön', 'Tangy green', 'Kirpeä vihreä', 'Syrlig grønn', 'Кисловатая зелёная'),
      ['lime', 'coriander'],
      { picture: '🌿' },
    ),
    option(
      'salsa-hot',
      0,
      words('Rökt och het', 'Smoky and hot', 'Savuinen ja tulinen', 'Røkt og sterk', 'Копчёная и острая'),
      ['chili'],
      { picture: '🌶️🔥' },
    ),
  ],
);

const tacoExtras = upTo(3, 'taco-extras', words('Lägg till', 'Add', 'Lisää', 'Legg til', 'Добавить'), [
  option(
    'taco-guacamole',
    18,
    words('Guacamole', 'Guacamole', 'Guacamole', 'Guacamole', 'Гуакамоле'),
    ['guacamole'],
    { picture: '🥑' },
  ),
  option('taco-cream', 8, words('Gräddfil', 'Soured cream', 'Kermaviili', 'Rømme', 'Сметана'), [
    'creamFraiche',
  ]),
  option(
    'taco-cheese',
    10,
    words('Riven ost', 'Grated cheese', 'Juustoraaste', 'Revet ost', 'Тёртый сыр'),
    ['cheddar'],
    { picture: '🧀' },
  ),
  option(
    'taco-peanut',
    8,
    words(
      'Rostade jordnötter',
      'Toasted peanuts',
      'Paahdettuja maapähkinöitä',
      'Ristede peanøtter',
      'Жареный арахис',
    ),
    ['peanuts'],
    { picture: '🥜' },
  ),
]);

const shared = { picture: '🌮', suggests: ['taco-nachos', 'taco-churros', 'drink-cola'] };

const tacos = section(
  'tacos',
  words(
    'Tacos, tre stycken',
    'Tacos, three pieces',
    'Tacot, kolme kappaletta',
    'Tacos, tre stykker',
    'Тако, три штуки',
  ),
  '🌮',
  { ...shared, choices: [tortilla, heat, tacoExtras] },
  [
    dish(
      'taco-pork',
      119,
      words('Carnitas', 'Carnitas', 'Carnitas', 'Carnitas', 'Карнитас'),
      ['pork', 'redOnion', 'coriander', 'lime'],
      {
        says: words(
          'Fläsk som ger efter för en gaffel.',
          'Pork that gives way to a fork.',
          'Possua, joka antaa periksi haarukalle.',
          'Svin som gir etter for en gaffel.',
          'Свинина, которая сама сдаётся вилке.',
        ),
        picture: '🌮🍖🍋',
        campaigns: [weekPick],
      },
    ),
    dish(
      'taco-chicken',
      115,
      words('Kyckling tinga', 'Chicken tinga', 'Kana tinga', 'Kylling tinga', 'Курица тинга'),
      ['chicken', 'tomato', 'jalapeno', 'creamFraiche', 'onion'],
      { picture: '🌮🍗🌶️', isHalal: true },
    ),
    dish(
      'taco-beef',
      125,
      words('Grillad biff', 'Grilled steak', 'Grillattu pihvi', 'Grillet biff', 'Стейк на гриле'),
      ['steak', 'guacamole', 'redOnion', 'coriander'],
      { picture: '🌮🥩🥑', isHalal: true },
    ),
    dish(
      'taco-fish',
      125,
      words('Krispig fisk', 'Crispy fish', 'Rapea kala', 'Sprø fisk', 'Хрустящая рыба'),
      ['whitefish', 'wheat', 'cabbage', 'chiliMayo', 'lime'],
      { picture: '🌮🥬🍋' },
    ),
    dish(
      'taco-shrimp',
      129,
      words('Räka & mango', 'Prawn & mango', 'Katkarapu & mango', 'Reke & mango', 'Креветка и манго'),
      ['shrimp', 'mango', 'avocado', 'chili', 'coriander'],
      { picture: '🌮🦐🥭' },
    ),
    dish(
      'taco-mushroom',
      109,
      words('Portobello', 'Portobello', 'Portobello', 'Portobello', 'Портобелло'),
      ['portobello', 'corn', 'feta', 'coriander'],
      { picture: '🌮🌽🌿' },
    ),
    dish(
      'taco-sweet-potato',
      105,
      words(
        'Sötpotatis & svarta bönor',
        'Sweet potato & black beans',
        'Bataatti & mustapavut',
        'Søtpotet & sorte bønner',
        'Батат и чёрная фасоль',
      ),
      ['sweetPotato', 'blackBeans', 'avocado', 'lime'],
      { picture: '🌮🍠🫘' },
    ),
  ],
);

const burritos = section(
  'burritos',
  words(
    'Burritos och bowls',
    'Burritos and bowls',
    'Burritot ja kulhot',
    'Burritoer og bowler',
    'Буррито и боулы',
  ),
  '🌯🫘',
  { ...shared, picture: '🌯', choices: [heat, tacoExtras] },
  [
    dish(
      'burrito-chicken',
      119,
      words(
        'Burrito med kyckling',
        'Chicken burrito',
        'Kanaburrito',
        'Burrito med kylling',
        'Буррито с курицей',
      ),
      ['wheat', 'chicken', 'rice', 'blackBeans', 'cheddar', 'salsa'],
      { picture: '🌯🍗🧀', isHalal: true, campaigns: [lunchDeal] },
    ),
    dish(
      'burrito-brisket',
      132,
      words(
        'Burrito med oxbringa',
        'Brisket burrito',
        'Naudanrintaburrito',
        'Burrito med oksebryst',
        'Буррито с грудинкой',
      ),
      ['wheat', 'brisket', 'rice', 'blackBeans', 'jalapeno', 'creamFraiche'],
      { picture: '🌯🥩🌶️' },
    ),
    dish(
      'burrito-green',
      112,
      words('Grön burrito', 'Green burrito', 'Vihreä burrito', 'Grønn burrito', 'Зелёный буррито'),
      ['wheat', 'sweetPotato', 'rice', 'blackBeans', 'guacamole', 'corn'],
      { picture: '🌯🥑🌽' },
    ),
    dish(
      'burrito-bowl',
      119,
      words('Burritobowl', 'Burrito bowl', 'Burritokulho', 'Burritobowl', 'Буррито-боул'),
      ['rice', 'blackBeans', 'corn', 'avocado', 'salsa', 'lime'],
      {
        says: words(
          'Allt utom brödet.',
          'All but the tortilla.',
          'Kaikki paitsi tortilla.',
          'Alt unntatt lefsa.',
          'Всё, кроме тортильи.',
        ),
        picture: '🥗🥑🌽',
      },
    ),
    dish(
      'quesadilla-cheese',
      89,
      words(
        'Quesadilla med ost',
        'Cheese quesadilla',
        'Juustoquesadilla',
        'Quesadilla med ost',
        'Кесадилья с сыром',
      ),
      ['wheat', 'cheddar', 'mozzarella', 'jalapeno'],
      { picture: '🫓🧀🌶️' },
    ),
    dish(
      'quesadilla-chicken',
      105,
      words(
        'Quesadilla med kyckling',
        'Chicken quesadilla',
        'Kanaquesadilla',
        'Quesadilla med kylling',
        'Кесадилья с курицей',
      ),
      ['wheat', 'chicken', 'cheddar', 'corn'],
      { picture: '🫓🍗🌽', isHalal: true },
    ),
  ],
);

const sides = section('taco-sides', words('Till', 'On the side', 'Lisukkeet', 'Til', 'К этому'), '🥑🌽', {}, [
  dish(
    'taco-nachos',
    75,
    words(
      'Nachos med smält ost',
      'Nachos with melted cheese',
      'Nachot ja juusto',
      'Nachos med smeltet ost',
      'Начос с расплавленным сыром',
    ),
    ['cornTortilla', 'cheddar', 'salsa', 'jalapeno', 'creamFraiche'],
    { picture: '🧀🌶️🌽' },
  ),
  dish(
    'taco-chips-guacamole',
    65,
    words(
      'Chips & guacamole',
      'Chips & guacamole',
      'Sipsejä & guacamolea',
      'Chips & guacamole',
      'Чипсы и гуакамоле',
    ),
    ['cornTortilla', 'guacamole', 'lime'],
    { picture: '🥑🍋' },
  ),
  dish(
    'taco-elote',
    52,
    words(
      'Elote, grillad majs',
      'Elote, grilled corn',
      'Elote, grillattu maissi',
      'Elote, grillet mais',
      'Элоте, кукуруза на гриле',
    ),
    ['corn', 'mayo', 'feta', 'lime', 'chili'],
    { picture: '🌽🌶️🍋' },
  ),
  dish(
    'taco-beans',
    39,
    words('Svarta bönor', 'Black beans', 'Mustapapuja', 'Sorte bønner', 'Чёрная фасоль'),
    ['blackBeans', 'onion', 'garlic'],
    { picture: '🫘🧄' },
  ),
  dish(
    'taco-churros',
    55,
    words(
      'Churros med choklad',
      'Churros with chocolate',
      'Churrot ja suklaa',
      'Churros med sjokolade',
      'Чуррос с шоколадом',
    ),
    ['wheat', 'cinnamon', 'darkChocolate'],
    { picture: '🥖🍫', campaigns: [newcomer] },
  ),
]);

/** The taco stand of the food hall. */
export const tacoSections = [tacos, burritos, sides];
