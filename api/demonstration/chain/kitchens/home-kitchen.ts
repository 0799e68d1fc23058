import { coldDrinks } from '@api/demonstration/chain/kitchens/drinks';
import { lunchDeal, newcomer, weekPick } from '@api/demonstration/chain/kitchens/shared-choices';
import type { Kitchen } from '@api/demonstration/chain/notation/menu-dto';
import { dish, oneOf, option, section, upTo } from '@api/demonstration/chain/notation/menu-notation';
import { words } from '@api/demonstration/chain/notation/words';

const potato = oneOf(
  'potato',
  words('Vilken potatis?', 'Which potatoes?', 'Mitkä perunat?', 'Hvilke poteter?', 'Какой картофель?'),
  [
    option(
      'potato-boiled',
      0,
      words(
        'Kokt med dill',
        'Boiled with dill',
        'Keitetty, tillillä',
        'Kokte med dill',
        'Отварной с укропом',
      ),
      ['potato', 'dill'],
      { picture: '🥔🌿' },
    ),
    option('potato-mash', 0, words('Mos', 'Mash', 'Muusi', 'Mos', 'Пюре'), ['mash'], { picture: '🥔🧈' }),
    option(
      'potato-roast',
      10,
      words('Ugnsrostad', 'Roasted', 'Uunissa paahdettu', 'Ovnsbakte', 'Печёный'),
      ['potato', 'rosemary'],
      { picture: '🥔🔥' },
    ),
    option(
      'potato-none',
      0,
      words(
        'Extra grönsaker i stället',
        'Extra vegetables instead',
        'Lisää kasviksia tilalle',
        'Ekstra grønnsaker i stedet',
        'Овощи вместо картофеля',
      ),
      ['carrot', 'broccoli'],
      { picture: '🥦🥕' },
    ),
  ],
);

const besides = upTo(3, 'besides', words('Bredvid', 'On the side', 'Kylkeen', 'Ved siden av', 'Рядом'), [
  option(
    'more-lingon',
    8,
    words('Mer lingon', 'More lingonberries', 'Lisää puolukkaa', 'Mer tyttebær', 'Больше брусники'),
    ['lingonberry'],
    { picture: '🍒', onlyWith: ['lingonberry'] },
  ),
  option(
    'more-gravy',
    12,
    words('Mer sås', 'More sauce', 'Lisää kastiketta', 'Mer saus', 'Больше соуса'),
    ['gravy'],
    { picture: '🫙', onlyWith: ['gravy'] },
  ),
  option(
    'pressed-cucumber',
    10,
    words('Pressgurka', 'Pressed cucumber', 'Puristettu kurkku', 'Presset agurk', 'Маринованный огурчик'),
    ['cucumber'],
    { picture: '🥒' },
  ),
  option(
    'bread-and-butter',
    15,
    words('Bröd och smör', 'Bread and butter', 'Leipää ja voita', 'Brød og smør', 'Хлеб с маслом'),
    ['rye', 'butter'],
    { picture: '🍞🧈' },
  ),
]);

const portion = oneOf(
  'portion',
  words(
    'Hur hungrig är du?',
    'How hungry are you?',
    'Kuinka kova nälkä on?',
    'Hvor sulten er du?',
    'Насколько вы голодны?',
  ),
  [
    option(
      'portion-half',
      0,
      words('Halv portion', 'Half portion', 'Puolikas annos', 'Halv porsjon', 'Половина порции'),
    ),
    option(
      'portion-whole',
      30,
      words('Hel portion', 'Full portion', 'Kokonainen annos', 'Hel porsjon', 'Целая порция'),
    ),
  ],
);

const plate = {
  choices: [portion, potato, besides],
  suggests: ['dessert-pancake', 'soup-bread', 'drink-lingon', 'home-salad'],
};

const classics = section(
  'classics',
  words('Husmanskost', 'Home cooking', 'Kotiruoka', 'Husmannskost', 'Домашняя классика'),
  '🍲🥔',
  plate,
  [
    section('meat-classics', words('Kött', 'Meat', 'Liharuoat', 'Kjøtt', 'Мясо'), '🍖🥔', {}, [
      dish(
        'home-meatballs',
        105,
        words('Köttbullar', 'Meatballs', 'Lihapullat', 'Kjøttkaker', 'Фрикадельки'),
        ['beef', 'eggBase', 'wheat', 'gravy', 'lingonberry', 'pickles'],
        {
          says: words(
            'Mormors recept, utan att vi sagt till mormor.',
            'Grandmother’s recipe, though we have not told her.',
            'Mummon resepti, mummolle kertomatta.',
            'Mormors oppskrift, uten at mormor vet det.',
            'По бабушкиному рецепту, только ей не говорите.',
          ),
          picture: '🥘🍒🥔',
          campaigns: [weekPick],
        },
      ),
      dish(
        'home-wallenberg',
        129,
        words(
          'Wallenbergare',
          'Veal patty Wallenberg',
          'Wallenberginpihvi',
          'Wallenberger',
          'Котлета «Валленберг»',
        ),
        ['beef', 'eggBase', 'halfCream', 'peas', 'lingonberry', 'brownedButter'],
        { picture: '🥩🫛🍒' },
      ),
      dish(
        'home-pytt',
        99,
        words(
          'Pytt i panna med ägg',
          'Hash with a fried egg',
          'Pyttipannu ja kananmuna',
          'Pyttipanne med egg',
          'Жаркое со сковороды с яйцом',
        ),
        ['ham', 'potato', 'onion', 'friedEgg', 'beetroot'],
        { picture: '🍳🥔🧅', choices: [portion, besides] },
      ),
      dish(
        'home-beef-stew',
        119,
        words('Kalops', 'Beef stew', 'Lihapata', 'Oksegryte', 'Мясное рагу'),
        ['steak', 'carrot', 'onion', 'beetroot', 'wheat'],
        {
          says: words(
            'Fyra timmar på svag värme.',
            'Four hours on a low heat.',
            'Neljä tuntia miedolla lämmöllä.',
            'Fire timer på svak varme.',
            'Четыре часа на слабом огне.',
          ),
          picture: '🍲🥩🥕',
        },
      ),
      dish(
        'home-reindeer',
        149,
        words('Renskav', 'Sautéed reindeer', 'Poronkäristys', 'Finnbiff', 'Оленина по-лапландски'),
        ['reindeer', 'halfCream', 'mushroom', 'lingonberry', 'pickles'],
        { picture: '🍲🌲🍒' },
      ),
      dish(
        'home-sausage',
        95,
        words(
          'Korv Stroganoff',
          'Sausage stroganoff',
          'Makkarastroganoff',
          'Pølsestroganoff',
          'Строганов из сосисок',
        ),
        ['boiledSausage', 'halfCream', 'onion', 'tomato', 'rice', 'mustard'],
        { picture: '🍛🌭🍅', choices: [portion] },
      ),
      dish(
        'home-cabbage',
        99,
        words('Kåldolmar', 'Stuffed cabbage rolls', 'Kaalikääryleet', 'Kålruletter', 'Голубцы'),
        ['beef', 'cabbage', 'rice', 'gravy', 'lingonberry'],
        { picture: '🥬🍒🥔' },
      ),
      dish(
        'home-schnitzel',
        125,
        words(
          'Schnitzel med kaprissmör',
          'Schnitzel with caper butter',
          'Leike ja kaprisvoi',
          'Schnitzel med kaperssmør',
          'Шницель с каперсовым маслом',
        ),
        ['porkLoin', 'wheat', 'eggBase', 'capers', 'butter', 'peas', 'lemon'],
        { picture: '🍖🍋🫛' },
      ),
    ]),
    section('fish-classics', words('Fisk', 'Fish', 'Kala', 'Fisk', 'Рыба'), '🐟🍋', {}, [
      dish(
        'home-herring',
        109,
        words('Stekt strömming', 'Fried Baltic herring', 'Paistetut silakat', 'Stekt sild', 'Жареная салака'),
        ['herring', 'rye', 'butter', 'dill', 'lingonberry', 'mash'],
        {
          says: words(
            'Panerad i råg, stekt i smör, punkt.',
            'Rye crumb, butter, done.',
            'Ruisjauhoissa, voissa paistettu, siinä se.',
            'Panert i rug, stekt i smør, ferdig.',
            'В ржаной муке, на масле, и всё.',
          ),
          picture: '🐟🍒🌿',
          campaigns: [lunchDeal],
        },
      ),
      dish(
        'home-salmon',
        129,
        words('Ugnsbakad lax', 'Oven-baked salmon', 'Uunilohi', 'Ovnsbakt laks', 'Запечённый лосось'),
        ['salmon', 'asparagus', 'lemon', 'dill', 'creamFraiche'],
        { picture: '🐟🍋🌿' },
      ),
      dish(
        'home-cod',
        135,
        words(
          'Torsk med äggsås',
          'Cod with egg sauce',
          'Turska ja munakastike',
          'Torsk med eggesaus',
          'Треска с яичным соусом',
        ),
        ['whitefish', 'egg', 'milk', 'wheat', 'peas', 'horseradish'],
        { picture: '🐟🥚🫛' },
      ),
      dish(
        'home-gravlax',
        125,
        words(
          'Gravad lax med hovmästarsås',
          'Cured salmon with mustard sauce',
          'Graavilohi ja sinappikastike',
          'Gravlaks med sennepssaus',
          'Гравлакс с горчичным соусом',
        ),
        ['salmon', 'dill', 'mustard', 'lemon'],
        { picture: '🍣🌿🍋' },
      ),
      dish(
        'home-fish-balls',
        99,
        words(
          'Fiskbullar i hummersås',
          'Fish balls in lobster sauce',
          'Kalapullat hummerikastikkeessa',
          'Fiskeboller i hummersaus',
          'Рыбные фрикадельки в соусе из омара',
        ),
        ['whitefish', 'eggBase', 'lobster', 'halfCream', 'dill'],
        { picture: '🍲🦞🌿' },
      ),
    ]),
    section(
      'green-classics',
      words('Grönt', 'Vegetarian', 'Kasvisruoat', 'Vegetar', 'Без мяса'),
      '🥕🥦',
      {},
      [
        dish(
          'home-veggie-balls',
          95,
          words('Linsbullar', 'Lentil balls', 'Linssipyörykät', 'Linsekaker', 'Чечевичные тефтели'),
          ['lentils', 'oats', 'carrot', 'lingonberry', 'pickles'],
          { picture: '🧆🥕🍒' },
        ),
        dish(
          'home-potato-pancakes',
          92,
          words('Raggmunk', 'Potato pancakes', 'Perunaletut', 'Potetpannekaker', 'Картофельные оладьи'),
          ['potato', 'milk', 'eggBase', 'wheat', 'lingonberry'],
          {
            says: words(
              'Frasiga i kanten, mjuka i mitten.',
              'Crisp at the edge, soft in the middle.',
              'Reunasta rapeita, keskeltä pehmeitä.',
              'Sprø i kanten, myke i midten.',
              'Хрустящие по краю, мягкие в середине.',
            ),
            picture: '🥞🥔🍒',
            choices: [portion, besides],
          },
        ),
        dish(
          'home-mushroom',
          109,
          words(
            'Svampgryta med korngryn',
            'Mushroom and barley pot',
            'Sieni-ohrapata',
            'Soppgryte med bygg',
            'Грибы с перловкой',
          ),
          ['chanterelle', 'mushroom', 'barley', 'halfCream', 'parsley'],
          { picture: '🍲🌲🌿', choices: [portion, besides] },
        ),
        dish(
          'home-roast-cabbage',
          98,
          words(
            'Helrostad kål med tahini',
            'Whole roasted cabbage with tahini',
            'Uunissa paahdettu kaali ja tahini',
            'Helbakt kål med tahini',
            'Печёная капуста с тахини',
          ),
          ['cabbage', 'tahini', 'chickpeas', 'parsley', 'lemon'],
          { picture: '🥬🍋', isUndeclared: true },
        ),
      ],
    ),
  ],
);

const soups = section(
  'soups',
  words('Soppor', 'Soups', 'Keitot', 'Supper', 'Супы'),
  '🍲🥖',
  { picture: '🍲', suggests: ['soup-bread', 'dessert-pancake'] },
  [
    dish(
      'soup-pea',
      79,
      words(
        'Ärtsoppa med senap',
        'Pea soup with mustard',
        'Hernekeitto sinapilla',
        'Ertesuppe med sennep',
        'Гороховый суп с горчицей',
      ),
      ['peas', 'ham', 'onion', 'mustard'],
      {
        says: words(
          'Det är torsdag någonstans.',
          'It is Thursday somewhere.',
          'Jossain on aina torstai.',
          'Det er torsdag et sted.',
          'Где-нибудь обязательно четверг.',
        ),
        picture: '🍲🫛🍖',
      },
    ),
    dish(
      'soup-salmon',
      99,
      words('Laxsoppa', 'Salmon soup', 'Lohikeitto', 'Laksesuppe', 'Уха по-фински'),
      ['salmon', 'potato', 'carrot', 'halfCream', 'dill'],
      { picture: '🍲🥔🌿' },
    ),
    dish(
      'soup-fish',
      119,
      words(
        'Fisksoppa med aioli',
        'Fish soup with aioli',
        'Kalakeitto ja aioli',
        'Fiskesuppe med aioli',
        'Рыбный суп с айоли',
      ),
      ['whitefish', 'mussels', 'shrimp', 'tomato', 'saffron', 'aioli', 'celeryBase'],
      { picture: '🍲🦐🦪' },
    ),
    dish(
      'soup-tomato',
      75,
      words('Tomatsoppa', 'Tomato soup', 'Tomaattikeitto', 'Tomatsuppe', 'Томатный суп'),
      ['tomato', 'basil', 'garlic', 'oliveOil', 'celeryBase'],
      { picture: '🍲🍅🌿' },
    ),
    dish(
      'soup-nettle',
      79,
      words(
        'Grön soppa med ägg',
        'Green soup with egg',
        'Vihreä keitto ja kananmuna',
        'Grønn suppe med egg',
        'Зелёный суп с яйцом',
      ),
      ['spinach', 'potato', 'halfCream', 'egg', 'chives'],
      { picture: '🍲🥬🥚' },
    ),
    dish(
      'soup-bread',
      18,
      words('Bröd till soppan', 'Bread for the soup', 'Leipää keitolle', 'Brød til suppen', 'Хлеб к супу'),
      ['rye', 'butter'],
      { picture: '🍞🧈', suggests: [] },
    ),
  ],
);

const plates = section(
  'home-small',
  words(
    'Smått och sallad',
    'Small plates and salads',
    'Pienet ja salaatit',
    'Småretter og salater',
    'Закуски и салаты',
  ),
  '🥗🍞',
  { suggests: ['soup-bread', 'drink-elderflower'] },
  [
    dish(
      'home-salad',
      55,
      words(
        'Dagens grönsallad',
        'Green salad of the day',
        'Päivän vihersalaatti',
        'Dagens grønne salat',
        'Зелёный салат дня',
      ),
      ['lettuce', 'cucumber', 'tomato', 'pumpkinSeeds'],
      { picture: '🥗🥒🍅' },
    ),
    dish(
      'home-toast-skagen',
      115,
      words('Toast Skagen', 'Toast Skagen', 'Toast Skagen', 'Toast Skagen', 'Тост «Скаген»'),
      ['wheat', 'shrimp', 'mayo', 'dill', 'roe', 'lemon'],
      { picture: '🍞🦐🍋' },
    ),
    dish(
      'home-beetroot-salad',
      49,
      words('Rödbetssallad', 'Beetroot salad', 'Punajuurisalaatti', 'Rødbetsalat', 'Салат из свёклы'),
      ['beetroot', 'apple', 'creamFraiche', 'horseradish'],
      { picture: '🥗🍎' },
    ),
    dish(
      'home-herring-plate',
      89,
      words('Silltallrik', 'Herring plate', 'Sillilautanen', 'Sildetallerken', 'Тарелка с сельдью'),
      ['herring', 'potato', 'creamFraiche', 'chives', 'crispbread'],
      { picture: '🐟🥔🌿', campaigns: [newcomer] },
    ),
  ],
);

const desserts = section(
  'home-desserts',
  words('Efterrätt', 'Dessert', 'Jälkiruoat', 'Dessert', 'Десерты'),
  '🥞🍓',
  {},
  [
    dish(
      'dessert-pancake',
      49,
      words(
        'Pannkakor med sylt',
        'Pancakes with jam',
        'Lettuja ja hilloa',
        'Pannekaker med syltetøy',
        'Блинчики с вареньем',
      ),
      ['sponge', 'jam', 'whippedCream'],
      { picture: '🥞🍓🥛' },
    ),
    dish(
      'dessert-cloudberry',
      69,
      words(
        'Varma hjortron med glass',
        'Warm cloudberries with ice cream',
        'Lämpimät lakat ja jäätelö',
        'Varme multer med is',
        'Тёплая морошка с мороженым',
      ),
      ['cloudberry', 'vanillaIce'],
      { picture: '🍨🍊' },
    ),
    dish(
      'dessert-rice-cream',
      45,
      words(
        'Ris à la Malta',
        'Rice cream with orange',
        'Riisihyve ja appelsiini',
        'Riskrem',
        'Рисовый крем с апельсином',
      ),
      ['rice', 'whippedCream', 'orange', 'vanilla'],
      { picture: '🍚🍊' },
    ),
  ],
);

/** Homely food, as it was on the table on a Tuesday. */
export const homeSections = [classics, soups, plates, desserts];

export const homeKitchen: Kitchen = { name: 'Lucka Husman', sections: [...homeSections, coldDrinks] };
