import { lunchDeal, newcomer } from '@api/demonstration/chain/kitchens/shared-choices';
import { dish, oneOf, option, section, upTo } from '@api/demonstration/chain/notation/menu-notation';
import { words } from '@api/demonstration/chain/notation/words';

const protein = oneOf(
  'wok-protein',
  words('Vad ska vi woka?', 'What shall we wok?', 'Mitä wokataan?', 'Hva skal vi woke?', 'Что обжарим?'),
  [
    option('wok-tofu', 0, words('Tofu', 'Tofu', 'Tofu', 'Tofu', 'Тофу'), ['tofu']),
    option('wok-chicken', 12, words('Kyckling', 'Chicken', 'Kana', 'Kylling', 'Курица'), ['chicken'], {
      picture: '🍗',
    }),
    option('wok-beef', 22, words('Biff', 'Beef', 'Nauta', 'Biff', 'Говядина'), ['steak'], { picture: '🥩' }),
    option('wok-shrimp', 28, words('Räkor', 'Prawns', 'Katkaravut', 'Reker', 'Креветки'), ['shrimp'], {
      picture: '🦐',
    }),
  ],
);

const heat = oneOf(
  'wok-heat',
  words('Hur starkt?', 'How spicy?', 'Miten tulista?', 'Hvor sterkt?', 'Насколько остро?'),
  [
    option('wok-mild', 0, words('Milt', 'Mild', 'Mietoa', 'Mildt', 'Мягко')),
    option('wok-medium', 0, words('Lagom', 'Medium', 'Sopivaa', 'Passe', 'В меру'), ['chili'], {
      picture: '🌶️',
    }),
    option(
      'wok-hot',
      0,
      words('Som i Bangkok', 'As in Bangkok', 'Kuin Bangkokissa', 'Som i Bangkok', 'Как в Бангкоке'),
      ['chili'],
      { picture: '🌶️🔥' },
    ),
  ],
);

const extras = upTo(3, 'wok-extras', words('Lägg till', 'Add', 'Lisää', 'Legg til', 'Добавить'), [
  option(
    'wok-egg',
    12,
    words('Stekt ägg', 'Fried egg', 'Paistettu kananmuna', 'Speilegg', 'Яичница'),
    ['friedEgg'],
    { picture: '🍳' },
  ),
  option(
    'wok-cashew',
    14,
    words('Cashewnötter', 'Cashews', 'Cashewpähkinöitä', 'Cashewnøtter', 'Кешью'),
    ['cashew'],
    { picture: '🌰' },
  ),
  option(
    'wok-sprouts',
    8,
    words('Böngroddar', 'Bean sprouts', 'Pavunituja', 'Bønnespirer', 'Ростки фасоли'),
    ['beanSprouts'],
    { picture: '🌱' },
  ),
]);

const shared = {
  choices: [protein, heat, extras],
  suggests: ['wok-spring-rolls', 'wok-mango-rice', 'drink-still-water'],
};

const noodles = section(
  'noodles',
  words('Nudlar', 'Noodles', 'Nuudelit', 'Nudler', 'Лапша'),
  '🥡🍜',
  { ...shared, picture: '🥡' },
  [
    dish(
      'wok-pad-thai',
      119,
      words('Pad thai', 'Pad thai', 'Pad thai', 'Pad thai', 'Пад-тай'),
      ['riceNoodles', 'egg', 'peanuts', 'beanSprouts', 'lime', 'fishBase'],
      {
        says: words(
          'Tamarind, lime och en het panna.',
          'Tamarind, lime and a hot pan.',
          'Tamarindia, limeä ja kuuma pannu.',
          'Tamarind, lime og en het panne.',
          'Тамаринд, лайм и раскалённый вок.',
        ),
        picture: '🥡🥜🍋',
        campaigns: [lunchDeal],
      },
    ),
    dish(
      'wok-pad-see-ew',
      119,
      words(
        'Breda nudlar i soja',
        'Wide noodles in soy',
        'Leveät nuudelit soijassa',
        'Brede nudler i soya',
        'Широкая лапша в соевом соусе',
      ),
      ['riceNoodles', 'egg', 'broccoli', 'soy', 'oysterSauce'],
      { picture: '🥡🥦🥚' },
    ),
    dish(
      'wok-chow-mein',
      115,
      words('Chow mein', 'Chow mein', 'Chow mein', 'Chow mein', 'Чоу-мейн'),
      ['eggNoodles', 'cabbage', 'carrot', 'springOnion', 'soy'],
      { picture: '🥡🥕🥬' },
    ),
    dish(
      'wok-singapore',
      122,
      words(
        'Singaporenudlar',
        'Singapore noodles',
        'Singaporen nuudelit',
        'Singaporenudler',
        'Сингапурская лапша',
      ),
      ['riceNoodles', 'egg', 'pepper', 'onion', 'chili'],
      { picture: '🥡🫑🌶️' },
    ),
    dish(
      'wok-sesame-cold',
      105,
      words(
        'Kalla sesamnudlar',
        'Cold sesame noodles',
        'Kylmät seesaminuudelit',
        'Kalde sesamnudler',
        'Холодная лапша с кунжутом',
      ),
      ['eggNoodles', 'tahini', 'cucumber', 'sesame', 'soy'],
      { picture: '🍜🥒🧊' },
    ),
    dish(
      'wok-udon-peanut',
      118,
      words(
        'Udon med jordnötssås',
        'Udon with peanut sauce',
        'Udon ja maapähkinäkastike',
        'Udon med peanøttsaus',
        'Удон с арахисовым соусом',
      ),
      ['udonNoodles', 'peanutSauce', 'cabbage', 'coriander', 'lime'],
      { picture: '🍜🥜🍋', campaigns: [newcomer] },
    ),
  ],
);

const curries = section(
  'curries',
  words('Curry med ris', 'Curry with rice', 'Curryt ja riisi', 'Karri med ris', 'Карри с рисом'),
  '🍛🥥',
  { ...shared, picture: '🍛' },
  [
    dish(
      'curry-red',
      125,
      words('Röd curry', 'Red curry', 'Punainen curry', 'Rød karri', 'Красный карри'),
      ['redCurry', 'coconutMilk', 'bambooShoots', 'thaiBasil', 'rice'],
      { picture: '🍛🌶️🥥' },
    ),
    dish(
      'curry-green',
      125,
      words('Grön curry', 'Green curry', 'Vihreä curry', 'Grønn karri', 'Зелёный карри'),
      ['greenCurry', 'coconutMilk', 'aubergine', 'thaiBasil', 'rice'],
      { picture: '🍛🍆🌿' },
    ),
    dish(
      'curry-massaman',
      132,
      words('Massaman', 'Massaman', 'Massaman', 'Massaman', 'Массаман'),
      ['redCurry', 'coconutMilk', 'potato', 'peanuts', 'rice'],
      {
        says: words(
          'Den mildaste, och den som blir godast i kylen.',
          'The mildest, and the one that keeps best.',
          'Miedoin, ja se joka paranee jääkaapissa.',
          'Den mildeste, og den som blir best i kjøleskapet.',
          'Самый мягкий, и назавтра только вкуснее.',
        ),
        picture: '🍛🥔🥜',
      },
    ),
    dish(
      'curry-pineapple',
      125,
      words(
        'Gul curry med ananas',
        'Yellow curry with pineapple',
        'Keltainen curry ja ananas',
        'Gul karri med ananas',
        'Жёлтый карри с ананасом',
      ),
      ['coconutMilk', 'pineapple', 'pepper', 'onion', 'rice'],
      { picture: '🍛🍍🫑' },
    ),
    dish(
      'curry-lentil',
      109,
      words('Linsdal', 'Lentil dal', 'Linssi-dal', 'Linsedal', 'Дал из чечевицы'),
      ['lentils', 'tomato', 'spinach', 'ginger', 'rice'],
      { picture: '🍛🍅🫚', choices: [heat, extras] },
    ),
  ],
);

const stir = section(
  'stir-fries',
  words('Wok med ris', 'Stir-fries with rice', 'Wokit ja riisi', 'Wok med ris', 'Вок с рисом'),
  '🥘🍚',
  { ...shared, picture: '🥘' },
  [
    dish(
      'wok-basil',
      119,
      words(
        'Thaibasilika & chili',
        'Thai basil & chilli',
        'Thaibasilika & chili',
        'Thaibasilikum & chili',
        'Тайский базилик и чили',
      ),
      ['thaiBasil', 'chili', 'beans', 'oysterSauce', 'rice'],
      { picture: '🥘🌿🌶️' },
    ),
    dish(
      'wok-cashew-dish',
      125,
      words('Cashew & paprika', 'Cashew & pepper', 'Cashew & paprika', 'Cashew & paprika', 'Кешью и перец'),
      ['cashew', 'pepper', 'onion', 'soy', 'rice'],
      { picture: '🥘🌰🫑' },
    ),
    dish(
      'wok-ginger',
      119,
      words(
        'Ingefära & salladslök',
        'Ginger & spring onion',
        'Inkivääri & kevätsipuli',
        'Ingefær & vårløk',
        'Имбирь и зелёный лук',
      ),
      ['ginger', 'springOnion', 'mushroom', 'soy', 'rice'],
      { picture: '🥘🫚🌿' },
    ),
    dish(
      'wok-sweet-sour',
      119,
      words('Sötsurt', 'Sweet and sour', 'Hapanimelä', 'Surt og søtt', 'Кисло-сладкий'),
      ['pineapple', 'pepper', 'tomato', 'onion', 'rice'],
      { picture: '🥘🍍🍅' },
    ),
    dish(
      'wok-fried-rice',
      112,
      words('Stekt ris', 'Fried rice', 'Paistettu riisi', 'Stekt ris', 'Жареный рис'),
      ['rice', 'egg', 'peas', 'carrot', 'soy'],
      { picture: '🍚🥚🫛' },
    ),
  ],
);

const small = section(
  'wok-small',
  words('Smått och sött', 'Small and sweet', 'Pientä ja makeaa', 'Smått og søtt', 'Закуски и сладкое'),
  '🥟🥭',
  {},
  [
    dish(
      'wok-spring-rolls',
      59,
      words(
        'Vårrullar, fyra stycken',
        'Spring rolls, four pieces',
        'Kevätkääryleet, neljä kappaletta',
        'Vårruller, fire stykker',
        'Спринг-роллы, четыре штуки',
      ),
      ['wheat', 'cabbage', 'carrot', 'sweetChili'],
      { picture: '🌯🥕🌶️' },
    ),
    dish(
      'wok-satay',
      79,
      words(
        'Kycklingspett med jordnötssås',
        'Chicken satay',
        'Kanavartaat ja maapähkinäkastike',
        'Kyllingspyd med peanøttsaus',
        'Шашлычки сатай',
      ),
      ['chicken', 'peanutSauce', 'lime'],
      { picture: '🍢🥜', isHalal: true },
    ),
    dish(
      'wok-tom-yum',
      89,
      words('Tom yum', 'Tom yum', 'Tom yum', 'Tom yum', 'Том-ям'),
      ['shrimp', 'lemongrass', 'mushroom', 'chili', 'lime', 'fishBase'],
      { picture: '🍲🦐🌶️' },
    ),
    dish(
      'wok-green-mango',
      79,
      words(
        'Grön mangosallad',
        'Green mango salad',
        'Vihreä mangosalaatti',
        'Grønn mangosalat',
        'Салат из зелёного манго',
      ),
      ['mango', 'peanuts', 'tomato', 'chili', 'lime', 'fishBase'],
      { picture: '🥗🥭🥜', isUndeclared: true },
    ),
    dish(
      'wok-mango-rice',
      65,
      words(
        'Mango med klibbigt ris',
        'Mango sticky rice',
        'Mangoa ja tahmeaa riisiä',
        'Mango med klebrig ris',
        'Манго с клейким рисом',
      ),
      ['mango', 'rice', 'coconutMilk', 'sesame'],
      { picture: '🥭🍚🥥' },
    ),
    dish(
      'wok-bubble-tea',
      62,
      words(
        'Bubbelte med mjölk',
        'Milk bubble tea',
        'Kuplatee maidolla',
        'Bobbelte med melk',
        'Молочный бабл-ти',
      ),
      ['tapioca', 'milk'],
      { picture: '🧋🥛' },
    ),
    dish(
      'wok-bubble-tea-mango',
      62,
      words(
        'Bubbelte med mango',
        'Mango bubble tea',
        'Mangokuplatee',
        'Bobbelte med mango',
        'Бабл-ти с манго',
      ),
      ['tapioca', 'mango'],
      { picture: '🧋🥭' },
    ),
  ],
);

/** The wok stand of the food hall. */
export const wokSections = [noodles, curries, stir, small];
