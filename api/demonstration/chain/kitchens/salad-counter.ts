import { lunchDeal, newcomer } from '@api/demonstration/chain/kitchens/shared-choices';
import { dish, oneOf, option, section, upTo } from '@api/demonstration/chain/notation/menu-notation';
import { words } from '@api/demonstration/chain/notation/words';

const dressing = oneOf(
  'dressing',
  words('Vilken dressing?', 'Which dressing?', 'Mikä kastike?', 'Hvilken dressing?', 'Какая заправка?'),
  [
    option(
      'dressing-lemon',
      0,
      words(
        'Citron & olivolja',
        'Lemon & olive oil',
        'Sitruuna & oliiviöljy',
        'Sitron & olivenolje',
        'Лимон и оливковое масло',
      ),
      ['lemon', 'oliveOil'],
      { picture: '🍋🫒' },
    ),
    option('dressing-tahini', 0, words('Tahini', 'Tahini', 'Tahini', 'Tahini', 'Тахини'), ['tahini']),
    option(
      'dressing-yoghurt',
      0,
      words('Yoghurt & mynta', 'Yoghurt & mint', 'Jogurtti & minttu', 'Yoghurt & mynte', 'Йогурт и мята'),
      ['yoghurt', 'mint'],
      { picture: '🥛🌿' },
    ),
    option('dressing-none', 0, words('Ingen', 'None', 'Ei kastiketta', 'Ingen', 'Без заправки')),
  ],
);

const crunch = upTo(
  3,
  'crunch',
  words('Något som knastrar', 'Something crunchy', 'Jotain rapeaa', 'Noe som knaser', 'Что-нибудь хрустящее'),
  [
    option(
      'crunch-croutons',
      8,
      words('Krutonger', 'Croutons', 'Krutonkeja', 'Krutonger', 'Сухарики'),
      ['croutons'],
      { picture: '🍞' },
    ),
    option(
      'crunch-walnut',
      12,
      words('Valnötter', 'Walnuts', 'Saksanpähkinöitä', 'Valnøtter', 'Грецкие орехи'),
      ['walnut'],
      { picture: '🌰' },
    ),
    option(
      'crunch-seeds',
      8,
      words('Rostade frön', 'Toasted seeds', 'Paahdettuja siemeniä', 'Ristede frø', 'Жареные семечки'),
      ['pumpkinSeeds', 'sunflowerSeeds'],
      { picture: '🌻' },
    ),
  ],
);

const shared = { picture: '🥗', choices: [dressing, crunch], suggests: ['juice-green', 'bread-focaccia'] };

const salads = section(
  'salads',
  words('Sallader', 'Salads', 'Salaatit', 'Salater', 'Салаты'),
  '🥗🍅',
  shared,
  [
    dish(
      'salad-greek',
      109,
      words('Grekisk', 'Greek', 'Kreikkalainen', 'Gresk', 'Греческий'),
      ['feta', 'olives', 'tomato', 'cucumber', 'redOnion', 'oregano'],
      { picture: '🥗🫒🍅', campaigns: [lunchDeal] },
    ),
    dish(
      'salad-nicoise',
      129,
      words('Niçoise', 'Niçoise', 'Niçoise', 'Niçoise', 'Нисуаз'),
      ['tuna', 'egg', 'potato', 'beans', 'olives', 'anchovy'],
      { picture: '🥗🥚🥔' },
    ),
    dish(
      'salad-halloumi',
      119,
      words(
        'Halloumi & vattenmelon',
        'Halloumi & watermelon',
        'Halloumi & vesimeloni',
        'Halloumi & vannmelon',
        'Халуми и арбуз',
      ),
      ['halloumi', 'watermelon', 'mint', 'rocket', 'pumpkinSeeds'],
      { picture: '🥗🍉🧀' },
    ),
    dish(
      'salad-goat-cheese',
      119,
      words(
        'Getost & rödbeta',
        'Goat cheese & beetroot',
        'Vuohenjuusto & punajuuri',
        'Chèvre & rødbete',
        'Козий сыр и свёкла',
      ),
      ['goatCheese', 'beetroot', 'walnut', 'rocket', 'honey'],
      { picture: '🥗🌰🍯' },
    ),
    dish(
      'salad-shrimp',
      135,
      words('Räksallad', 'Prawn salad', 'Katkarapusalaatti', 'Rekesalat', 'Салат с креветками'),
      ['shrimp', 'egg', 'avocado', 'asparagus', 'dill', 'lemon'],
      { picture: '🥗🦐🍋' },
    ),
    dish(
      'salad-pear',
      112,
      words(
        'Päron & ädelost',
        'Pear & blue cheese',
        'Päärynä & sinihomejuusto',
        'Pære & blåmuggost',
        'Груша и голубой сыр',
      ),
      ['pear', 'gorgonzola', 'grapes', 'walnut', 'lettuce'],
      { picture: '🥗🍐🍇' },
    ),
  ],
);

const bowls = section(
  'bowls',
  words('Varma bowls', 'Warm bowls', 'Lämpimät kulhot', 'Varme bowler', 'Тёплые боулы'),
  '🍲🥑',
  { ...shared, picture: '🍲' },
  [
    dish(
      'bowl-falafel',
      119,
      words(
        'Falafel & hummus',
        'Falafel & hummus',
        'Falafel & hummus',
        'Falafel & hummus',
        'Фалафель и хумус',
      ),
      ['falafel', 'hummus', 'bulgur', 'cucumber', 'tomato', 'parsley'],
      {
        says: words(
          'Friteras när du beställer.',
          'Fried when you order.',
          'Friteerataan tilauksesta.',
          'Friteres når du bestiller.',
          'Жарим, когда вы заказали.',
        ),
        picture: '🧆🥗🍅',
      },
    ),
    dish(
      'bowl-quinoa',
      119,
      words(
        'Quinoa & rostad sötpotatis',
        'Quinoa & roasted sweet potato',
        'Kvinoa & paahdettu bataatti',
        'Quinoa & bakt søtpotet',
        'Киноа и печёный батат',
      ),
      ['quinoa', 'sweetPotato', 'kale', 'avocado', 'almond'],
      { picture: '🥗🍠🥑' },
    ),
    dish(
      'bowl-chicken',
      125,
      words(
        'Kyckling & tzatziki',
        'Chicken & tzatziki',
        'Kana & tsatsiki',
        'Kylling & tzatziki',
        'Курица и дзадзики',
      ),
      ['chicken', 'tzatziki', 'bulgur', 'pepper', 'redOnion', 'lemon'],
      { picture: '🥙🍗🥒', isHalal: true },
    ),
    dish(
      'bowl-lamb',
      139,
      words('Lamm & linser', 'Lamb & lentils', 'Lammas & linssit', 'Lam & linser', 'Баранина и чечевица'),
      ['lamb', 'lentils', 'carrot', 'yoghurt', 'mint'],
      { picture: '🍲🍖🥕', isHalal: true },
    ),
  ],
);

const juices = section(
  'juices',
  words(
    'Pressat och mixat',
    'Juices and smoothies',
    'Mehut ja smoothiet',
    'Juicer og smoothier',
    'Соки и смузи',
  ),
  '🧃🥝',
  { picture: '🧃' },
  [
    dish(
      'juice-green',
      55,
      words('Grön juice', 'Green juice', 'Vihreä mehu', 'Grønn juice', 'Зелёный сок'),
      ['apple', 'spinach', 'cucumber', 'ginger', 'lime'],
      { picture: '🧃🥒🍏' },
    ),
    dish(
      'juice-carrot',
      52,
      words(
        'Morot & ingefära',
        'Carrot & ginger',
        'Porkkana & inkivääri',
        'Gulrot & ingefær',
        'Морковь и имбирь',
      ),
      ['carrot', 'orange', 'ginger'],
      { picture: '🧃🥕🫚' },
    ),
    dish(
      'smoothie-berry',
      59,
      words('Bärsmoothie', 'Berry smoothie', 'Marjasmoothie', 'Bærsmoothie', 'Ягодный смузи'),
      ['blueberry', 'strawberry', 'yoghurt', 'honey'],
      { picture: '🥤🫐🍓' },
    ),
    dish(
      'smoothie-tropical',
      59,
      words(
        'Tropisk smoothie',
        'Tropical smoothie',
        'Trooppinen smoothie',
        'Tropisk smoothie',
        'Тропический смузи',
      ),
      ['mango', 'pineapple', 'passionFruit', 'coconutMilk'],
      { picture: '🍹🥭🍍', campaigns: [newcomer] },
    ),
  ],
);

/** The salad counter of the food hall. */
export const saladSections = [salads, bowls, juices];
