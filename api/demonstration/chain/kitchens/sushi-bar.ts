import { coldDrinks } from '@api/demonstration/chain/kitchens/drinks';
import { lunchDeal, newcomer, weekPick } from '@api/demonstration/chain/kitchens/shared-choices';
import type { Kitchen } from '@api/demonstration/chain/notation/menu-dto';
import { dish, oneOf, option, section, upTo } from '@api/demonstration/chain/notation/menu-notation';
import { name, words } from '@api/demonstration/chain/notation/words';

const pieces = oneOf(
  'pieces',
  words('Hur många bitar?', 'How many pieces?', 'Montako palaa?', 'Hvor mange biter?', 'Сколько кусочков?'),
  [
    option('pieces-10', 0, words('10 bitar', '10 pieces', '10 palaa', '10 biter', '10 кусочков')),
    option('pieces-14', 45, words('14 bitar', '14 pieces', '14 palaa', '14 biter', '14 кусочков')),
    option('pieces-20', 95, words('20 bitar', '20 pieces', '20 palaa', '20 biter', '20 кусочков')),
  ],
);

const soySauce = oneOf(
  'soy-sauce',
  words('Vilken soja?', 'Which soy sauce?', 'Mikä soijakastike?', 'Hvilken soyasaus?', 'Какой соевый соус?'),
  [
    option('soy-regular', 0, words('Vanlig', 'Regular', 'Tavallinen', 'Vanlig', 'Обычный'), ['soy']),
    option(
      'soy-tamari',
      0,
      words(
        'Glutenfri tamari',
        'Gluten-free tamari',
        'Gluteeniton tamari',
        'Glutenfri tamari',
        'Тамари без глютена',
      ),
      ['soyBase'],
    ),
    option(
      'soy-none',
      0,
      words('Ingen soja', 'No soy sauce', 'Ei soijakastiketta', 'Ingen soya', 'Без соевого соуса'),
    ),
  ],
);

const sushiExtras = upTo(3, 'sushi-extras', words('Lägg till', 'Add', 'Lisää', 'Legg til', 'Добавить'), [
  option(
    'add-wasabi',
    0,
    words('Mer wasabi', 'More wasabi', 'Lisää wasabia', 'Mer wasabi', 'Больше васаби'),
    ['wasabi'],
  ),
  option(
    'add-ginger',
    0,
    words('Mer ingefära', 'More ginger', 'Lisää inkivääriä', 'Mer ingefær', 'Больше имбиря'),
    ['ginger'],
    { picture: '🫚' },
  ),
  option(
    'add-chili-mayo',
    12,
    words('Chilimajonnäs', 'Chilli mayo', 'Chilimajoneesi', 'Chilimajones', 'Чили-майонез'),
    ['chiliMayo'],
    { picture: '🫙🌶️' },
  ),
  option(
    'add-seaweed',
    29,
    words('Sjögrässallad', 'Seaweed salad', 'Merileväsalaatti', 'Sjøgressalat', 'Салат из водорослей'),
    ['seaweed', 'sesame'],
    { picture: '🥗' },
  ),
  option(
    'add-miso',
    25,
    words('Misosoppa', 'Miso soup', 'Misokeitto', 'Misosuppe', 'Мисо-суп'),
    ['miso', 'tofu', 'fishBase'],
    { picture: '🍲' },
  ),
]);

const sushiSuggests = ['sushi-miso', 'sushi-edamame', 'sushi-mochi', 'drink-sparkling-water'];

const sets = section(
  'sushi-sets',
  words('Kockens urval', 'Chef’s selection', 'Kokin valikoima', 'Kokkens utvalg', 'Выбор шефа'),
  '🍱🍣',
  { picture: '🍱', choices: [pieces, soySauce, sushiExtras], suggests: sushiSuggests },
  [
    dish(
      'set-house',
      139,
      words('Husets blandade', 'House mix', 'Talon lajitelma', 'Husets miks', 'Ассорти дома'),
      ['sushiRice', 'salmon', 'tuna', 'shrimp', 'avocado', 'tobiko'],
      {
        says: words(
          'Det kocken tycker är bäst i dag.',
          'What the chef likes best today.',
          'Se, mistä kokki tänään pitää eniten.',
          'Det kokken liker best i dag.',
          'То, что сегодня больше нравится шефу.',
        ),
        campaigns: [weekPick],
        picture: '🍱🍣🍤',
      },
    ),
    dish(
      'set-salmon',
      145,
      words('Bara lax', 'All salmon', 'Pelkkää lohta', 'Bare laks', 'Только лосось'),
      ['sushiRice', 'salmon', 'avocado', 'springOnion'],
      {
        says: words(
          'Norsk lax, skuren samma timme.',
          'Norwegian salmon, cut within the hour.',
          'Norjalaista lohta, leikattu samalla tunnilla.',
          'Norsk laks, skåret samme time.',
          'Норвежский лосось, нарезан только что.',
        ),
        picture: '🍣🍋',
      },
    ),
    dish(
      'set-veggie',
      129,
      words('Bara grönt', 'All green', 'Pelkkää vihreää', 'Bare grønt', 'Только овощи'),
      ['sushiRice', 'avocado', 'cucumber', 'asparagus', 'tofu', 'sesame'],
      { picture: '🍱🥑🥒' },
    ),
    dish(
      'set-seared',
      155,
      words('Lätt halstrat', 'Lightly seared', 'Kevyesti liekitetty', 'Lett svidd', 'Слегка опалённые'),
      ['sushiRice', 'salmon', 'scallop', 'teriyaki', 'chiliMayo'],
      {
        says: words(
          'En snabb låga, sedan ut till dig.',
          'A quick flame, then out to you.',
          'Nopea liekki, sitten suoraan sinulle.',
          'En rask flamme, så ut til deg.',
          'Быстрое пламя, и сразу к вам.',
        ),
        picture: '🍣🔥',
      },
    ),
    dish(
      'set-cooked',
      139,
      words('Inget rått', 'Nothing raw', 'Ei mitään raakaa', 'Ingenting rått', 'Ничего сырого'),
      ['sushiRice', 'shrimp', 'eel', 'egg', 'avocado'],
      {
        says: words(
          'För dig som är gravid eller bara hellre vill ha det så.',
          'If you are expecting, or would simply rather.',
          'Jos odotat vauvaa tai pidät siitä muuten enemmän.',
          'For deg som er gravid, eller bare heller vil ha det slik.',
          'Если вы ждёте малыша или просто так больше любите.',
        ),
        picture: '🍱🍤🥚',
      },
    ),
    dish('set-sashimi', 169, name('Sashimi', 'Сашими'), ['salmon', 'tuna', 'scallop', 'daikon', 'ginger'], {
      says: words(
        'Femton skivor, inget ris.',
        'Fifteen slices, no rice.',
        'Viisitoista viipaletta, ei riisiä.',
        'Femten skiver, ingen ris.',
        'Пятнадцать ломтиков, без риса.',
      ),
      choices: [soySauce, sushiExtras],
      picture: '🍣🫚',
    }),
    dish(
      'set-family',
      429,
      words('Familjebrickan', 'The family platter', 'Perhelautanen', 'Familiefatet', 'Семейный сет'),
      ['sushiRice', 'salmon', 'tuna', 'shrimp', 'crab', 'avocado', 'cucumber', 'tobiko'],
      {
        says: words(
          '48 bitar. Någon får alltid den sista laxen.',
          '48 pieces. Someone always gets the last salmon.',
          '48 palaa. Joku saa aina viimeisen lohen.',
          '48 biter. Noen får alltid den siste laksen.',
          '48 кусочков. Последний лосось всегда кому-то достаётся.',
        ),
        choices: [soySauce, sushiExtras],
        picture: '🍱🍣🥢',
      },
    ),
  ],
);

const nigiri = section(
  'nigiri',
  words(
    'Nigiri, två bitar',
    'Nigiri, two pieces',
    'Nigiri, kaksi palaa',
    'Nigiri, to biter',
    'Нигири, две штуки',
  ),
  '🍣',
  { picture: '🍣', suggests: sushiSuggests },
  [
    dish(
      'nigiri-salmon',
      39,
      words('Lax', 'Salmon', 'Lohi', 'Laks', 'Лосось'),
      ['sushiRice', 'salmon', 'wasabi'],
      { picture: '🍣🍋🥢' },
    ),
    dish(
      'nigiri-tuna',
      49,
      words('Tonfisk', 'Tuna', 'Tonnikala', 'Tunfisk', 'Тунец'),
      ['sushiRice', 'tuna', 'wasabi'],
      { picture: '🍣🥢' },
    ),
    dish(
      'nigiri-shrimp',
      42,
      words('Räka', 'Prawn', 'Katkarapu', 'Reke', 'Креветка'),
      ['sushiRice', 'shrimp', 'wasabi'],
      { picture: '🍤🍋' },
    ),
    dish(
      'nigiri-eel',
      52,
      words('Grillad ål', 'Grilled eel', 'Grillattu ankerias', 'Grillet ål', 'Угорь на гриле'),
      ['sushiRice', 'eel', 'teriyaki', 'sesame'],
      { picture: '🍣🔥🥢', isSoldOut: true },
    ),
    dish(
      'nigiri-scallop',
      55,
      words('Pilgrimsmussla', 'Scallop', 'Kampasimpukka', 'Kamskjell', 'Гребешок'),
      ['sushiRice', 'scallop', 'ponzu', 'lime'],
      { picture: '🦪🍋' },
    ),
    dish(
      'nigiri-mackerel',
      39,
      words('Makrill', 'Mackerel', 'Makrilli', 'Makrell', 'Скумбрия'),
      ['sushiRice', 'mackerel', 'ginger', 'springOnion'],
      { picture: '🍣🫚🌿' },
    ),
    dish(
      'nigiri-squid',
      42,
      words('Bläckfisk', 'Squid', 'Mustekala', 'Blekksprut', 'Кальмар'),
      ['sushiRice', 'squid', 'lime', 'wasabi'],
      { picture: '🍣🦑' },
    ),
    dish(
      'nigiri-egg',
      35,
      words('Omelett', 'Omelette', 'Munakas', 'Omelett', 'Омлет'),
      ['sushiRice', 'egg', 'nori', 'soy'],
      { picture: '🍣🥚' },
    ),
    dish(
      'nigiri-avocado',
      35,
      words('Avokado', 'Avocado', 'Avokado', 'Avokado', 'Авокадо'),
      ['sushiRice', 'avocado', 'sesame'],
      { picture: '🍙🥑' },
    ),
    dish(
      'nigiri-tofu',
      35,
      words('Söt tofu', 'Sweet tofu', 'Makea tofu', 'Søt tofu', 'Сладкий тофу'),
      ['sushiRice', 'tofu', 'sesame'],
      { picture: '🍙🌱' },
    ),
  ],
);

const maki = section(
  'maki',
  words('Rullar', 'Rolls', 'Rullat', 'Ruller', 'Роллы'),
  '🍣🥢',
  { picture: '🍣', suggests: sushiSuggests },
  [
    section(
      'small-maki',
      words(
        'Små rullar, sex bitar',
        'Small rolls, six pieces',
        'Pienet rullat, kuusi palaa',
        'Små ruller, seks biter',
        'Маленькие роллы, шесть штук',
      ),
      '🍙🥒',
      { picture: '🍙' },
      [
        dish(
          'maki-cucumber',
          49,
          words('Gurka', 'Cucumber', 'Kurkku', 'Agurk', 'Огурец'),
          ['sushiRice', 'nori', 'cucumber', 'sesame'],
          { picture: '🍙🥒' },
        ),
        dish(
          'maki-avocado',
          55,
          words('Avokado', 'Avocado', 'Avokado', 'Avokado', 'Авокадо'),
          ['sushiRice', 'nori', 'avocado', 'sesame'],
          { picture: '🍙🥑🥢' },
        ),
        dish(
          'maki-salmon',
          65,
          words('Lax', 'Salmon', 'Lohi', 'Laks', 'Лосось'),
          ['sushiRice', 'nori', 'salmon', 'wasabi'],
          { picture: '🍙🍣' },
        ),
        dish(
          'maki-tuna',
          69,
          words('Tonfisk', 'Tuna', 'Tonnikala', 'Tunfisk', 'Тунец'),
          ['sushiRice', 'nori', 'tuna', 'springOnion'],
          { picture: '🍙🍣🌿' },
        ),
        dish(
          'maki-daikon',
          49,
          words(
            'Picklad rättika',
            'Pickled daikon',
            'Pikkelöity daikon',
            'Syltet daikon',
            'Маринованный дайкон',
          ),
          ['sushiRice', 'nori', 'daikon', 'sesame'],
          { picture: '🍙🥢' },
        ),
      ],
    ),
    section(
      'big-rolls',
      words(
        'Stora rullar, åtta bitar',
        'Big rolls, eight pieces',
        'Isot rullat, kahdeksan palaa',
        'Store ruller, åtte biter',
        'Большие роллы, восемь штук',
      ),
      '🍣🥑',
      { choices: [soySauce, sushiExtras] },
      [
        dish(
          'roll-california',
          119,
          name('California', 'Калифорния'),
          ['sushiRice', 'nori', 'crab', 'avocado', 'cucumber', 'tobiko'],
          { picture: '🍣🦀🥑' },
        ),
        dish(
          'roll-philadelphia',
          125,
          name('Philadelphia', 'Филадельфия'),
          ['sushiRice', 'nori', 'salmon', 'creamCheese', 'cucumber'],
          { picture: '🍣🧀' },
        ),
        dish(
          'roll-spicy-tuna',
          129,
          words('Stark tonfisk', 'Spicy tuna', 'Tulinen tonnikala', 'Sterk tunfisk', 'Острый тунец'),
          ['sushiRice', 'nori', 'tuna', 'chiliMayo', 'springOnion', 'sesame'],
          { picture: '🍣🌶️' },
        ),
        dish(
          'roll-tempura',
          135,
          words('Tempuraräka', 'Tempura prawn', 'Tempurakatkarapu', 'Tempurareke', 'Креветка темпура'),
          ['sushiRice', 'nori', 'shrimp', 'wheat', 'avocado', 'teriyaki'],
          {
            says: words(
              'Varm och krispig mitt i.',
              'Warm and crisp in the middle.',
              'Lämmin ja rapea keskeltä.',
              'Varm og sprø i midten.',
              'Тёплая и хрустящая внутри.',
            ),
            picture: '🍤🍣',
          },
        ),
        dish(
          'roll-dragon',
          149,
          words('Draken', 'The Dragon', 'Lohikäärme', 'Dragen', 'Дракон'),
          ['sushiRice', 'nori', 'eel', 'shrimp', 'avocado', 'teriyaki', 'sesame'],
          {
            says: words(
              'Avokado som fjäll, ål som eld.',
              'Avocado for scales, eel for fire.',
              'Avokado suomuina, ankerias tulena.',
              'Avokado som skjell, ål som ild.',
              'Авокадо вместо чешуи, угорь вместо огня.',
            ),
            picture: '🍣🥑🔥',
            campaigns: [newcomer],
          },
        ),
        dish(
          'roll-rainbow',
          149,
          words('Regnbågen', 'The Rainbow', 'Sateenkaari', 'Regnbuen', 'Радуга'),
          ['sushiRice', 'nori', 'salmon', 'tuna', 'avocado', 'mango', 'tobiko'],
          { picture: '🍣🥭🥑' },
        ),
        dish(
          'roll-fried',
          139,
          words('Friterad lax', 'Fried salmon', 'Friteerattu lohi', 'Fritert laks', 'Горячий ролл с лососем'),
          ['sushiRice', 'nori', 'salmon', 'creamCheese', 'wheat', 'teriyaki'],
          { picture: '🍘🍣' },
        ),
        dish(
          'roll-garden',
          119,
          words('Trädgården', 'The Garden', 'Puutarha', 'Hagen', 'Сад'),
          ['sushiRice', 'nori', 'avocado', 'asparagus', 'carrot', 'edamame', 'sesame'],
          { picture: '🍙🥕🥑' },
        ),
        dish(
          'roll-mango-tofu',
          125,
          words('Mango & tofu', 'Mango & tofu', 'Mango & tofu', 'Mango & tofu', 'Манго и тофу'),
          ['sushiRice', 'nori', 'tofu', 'mango', 'cashew', 'sweetChili'],
          { picture: '🍙🥭🌰' },
        ),
      ],
    ),
  ],
);

const pokeBase = oneOf(
  'poke-base',
  words(
    'Vad ska ligga underst?',
    'What goes underneath?',
    'Mitä alle?',
    'Hva skal ligge underst?',
    'Что внизу?',
  ),
  [
    option(
      'base-rice',
      0,
      words('Sushiris', 'Sushi rice', 'Sushiriisi', 'Sushiris', 'Рис для суши'),
      ['sushiRice'],
      { picture: '🍚' },
    ),
    option('base-salad', 0, words('Sallad', 'Leaves', 'Salaatti', 'Salat', 'Салат'), ['lettuce'], {
      picture: '🥬',
    }),
    option('base-quinoa', 12, words('Quinoa', 'Quinoa', 'Kvinoa', 'Quinoa', 'Киноа'), ['quinoa'], {
      picture: '🍚🌾',
    }),
    option(
      'base-half',
      0,
      words(
        'Hälften ris, hälften sallad',
        'Half rice, half leaves',
        'Puolet riisiä, puolet salaattia',
        'Halvt ris, halvt salat',
        'Пополам: рис и салат',
      ),
      ['sushiRice', 'lettuce'],
      { picture: '🍚🥬' },
    ),
  ],
);
const pokeTop = upTo(3, 'poke-top', words('Toppa med', 'Top it with', 'Päälle', 'Topp med', 'Сверху'), [
  option('poke-mango', 12, words('Mango', 'Mango', 'Mango', 'Mango', 'Манго'), ['mango'], { picture: '🥭' }),
  option(
    'poke-cashew',
    14,
    words(
      'Rostade cashewnötter',
      'Toasted cashews',
      'Paahdetut cashewpähkinät',
      'Ristede cashewnøtter',
      'Жареный кешью',
    ),
    ['cashew'],
    { picture: '🌰' },
  ),
  option('poke-seaweed', 15, words('Sjögräs', 'Seaweed', 'Merilevä', 'Sjøgress', 'Водоросли'), ['seaweed'], {
    picture: '🌿',
  }),
  option(
    'poke-tobiko',
    18,
    words('Flygfiskrom', 'Flying fish roe', 'Lentokalan mäti', 'Flyvefiskrogn', 'Икра тобико'),
    ['tobiko'],
  ),
  option(
    'poke-onion',
    8,
    words('Rostad lök', 'Crispy onions', 'Paahdettua sipulia', 'Sprøstekt løk', 'Хрустящий лук'),
    ['friedOnion'],
    { picture: '🧅' },
  ),
  option(
    'poke-egg',
    15,
    words('Krämigt ägg', 'Soft-boiled egg', 'Löysä kananmuna', 'Mykt egg', 'Яйцо всмятку'),
    ['softEgg'],
    { picture: '🥚' },
  ),
]);
const pokeSauce = upTo(2, 'poke-sauce', words('Sås', 'Sauce', 'Kastike', 'Saus', 'Соус'), [
  option('sauce-ponzu', 0, words('Ponzu', 'Ponzu', 'Ponzu', 'Ponzu', 'Понзу'), ['ponzu']),
  option(
    'sauce-chili-mayo',
    0,
    words('Chilimajonnäs', 'Chilli mayo', 'Chilimajoneesi', 'Chilimajones', 'Чили-майонез'),
    ['chiliMayo'],
  ),
  option(
    'sauce-peanut',
    0,
    words('Jordnötssås', 'Peanut sauce', 'Maapähkinäkastike', 'Peanøttsaus', 'Арахисовый соус'),
    ['peanutSauce'],
  ),
]);

const poke = section(
  'poke',
  words('Pokébowls', 'Poké bowls', 'Poke-kulhot', 'Pokébowler', 'Поке'),
  '🥗🍣',
  {
    picture: '🥗',
    choices: [pokeBase, pokeTop, pokeSauce],
    suggests: ['sushi-miso', 'sushi-edamame', 'drink-lingon'],
  },
  [
    dish(
      'poke-salmon',
      139,
      words('Lax & mango', 'Salmon & mango', 'Lohi & mango', 'Laks & mango', 'Лосось и манго'),
      ['salmon', 'mango', 'avocado', 'edamame', 'seaweed', 'sesame'],
      { picture: '🥗🍣🥭', campaigns: [lunchDeal] },
    ),
    dish(
      'poke-tuna',
      149,
      words(
        'Tonfisk & ingefära',
        'Tuna & ginger',
        'Tonnikala & inkivääri',
        'Tunfisk & ingefær',
        'Тунец и имбирь',
      ),
      ['tuna', 'cucumber', 'ginger', 'edamame', 'springOnion', 'sesame'],
      { picture: '🥗🍣🫚' },
    ),
    dish(
      'poke-chicken',
      135,
      words('Teriyakikyckling', 'Teriyaki chicken', 'Teriyakikana', 'Teriyakikylling', 'Курица терияки'),
      ['chicken', 'teriyaki', 'carrot', 'corn', 'edamame', 'sesame'],
      { picture: '🥗🍗🥕', isHalal: true },
    ),
    dish(
      'poke-shrimp',
      145,
      words(
        'Räka & vattenmelon',
        'Prawn & watermelon',
        'Katkarapu & vesimeloni',
        'Reke & vannmelon',
        'Креветка и арбуз',
      ),
      ['shrimp', 'watermelon', 'cucumber', 'mint', 'lime', 'sesame'],
      { picture: '🥗🦐🍉' },
    ),
    dish(
      'poke-tofu',
      129,
      words('Tofu & jordnöt', 'Tofu & peanut', 'Tofu & maapähkinä', 'Tofu & peanøtt', 'Тофу и арахис'),
      ['tofu', 'peanuts', 'cabbage', 'carrot', 'edamame', 'coriander'],
      { picture: '🥗🥜🥕' },
    ),
  ],
);

const ramenHeat = oneOf(
  'heat',
  words('Hur starkt?', 'How spicy?', 'Miten tulista?', 'Hvor sterkt?', 'Насколько остро?'),
  [
    option('heat-mild', 0, words('Milt', 'Mild', 'Mietoa', 'Mildt', 'Мягко'), ['plain']),
    option('heat-medium', 0, words('Lagom', 'Medium', 'Sopivaa', 'Passe', 'В меру'), ['chili'], {
      picture: '🌶️',
    }),
    option('heat-hot', 0, words('Starkt', 'Hot', 'Tulista', 'Sterkt', 'Остро'), ['chili'], {
      picture: '🌶️🔥',
    }),
  ],
);
const ramenAdd = upTo(
  3,
  'ramen-add',
  words('Mer i skålen', 'More in the bowl', 'Lisää kulhoon', 'Mer i bollen', 'Добавить в миску'),
  [
    option(
      'ramen-egg',
      15,
      words('Marinerat ägg', 'Marinated egg', 'Marinoitu kananmuna', 'Marinert egg', 'Маринованное яйцо'),
      ['softEgg', 'soy'],
      { picture: '🥚' },
    ),
    option(
      'ramen-noodles',
      25,
      words('Dubbelt med nudlar', 'Double noodles', 'Tuplanuudelit', 'Dobbelt med nudler', 'Двойная лапша'),
      ['ramenNoodles'],
      { picture: '🍜' },
    ),
    option('ramen-corn', 10, words('Majs', 'Sweetcorn', 'Maissi', 'Mais', 'Кукуруза'), ['corn'], {
      picture: '🌽',
    }),
  ],
);

const ramen = section(
  'ramen',
  words('Ramen', 'Ramen', 'Ramen', 'Ramen', 'Рамен'),
  '🍜🥢',
  { picture: '🍜', choices: [ramenHeat, ramenAdd], suggests: ['sushi-gyoza', 'drink-still-water'] },
  [
    dish(
      'ramen-tonkotsu',
      155,
      words('Tonkotsu', 'Tonkotsu', 'Tonkotsu', 'Tonkotsu', 'Тонкоцу'),
      ['pork', 'ramenNoodles', 'softEgg', 'springOnion', 'bambooShoots', 'soy'],
      {
        says: words(
          'Buljongen har stått på sedan i går.',
          'The broth has been on since yesterday.',
          'Liemi on ollut tulella eilisestä asti.',
          'Kraften har stått på siden i går.',
          'Бульон варится со вчерашнего дня.',
        ),
        picture: '🍜🍖🥚',
      },
    ),
    dish(
      'ramen-miso',
      145,
      words('Miso & kyckling', 'Miso & chicken', 'Miso & kana', 'Miso & kylling', 'Мисо и курица'),
      ['chicken', 'ramenNoodles', 'miso', 'corn', 'softEgg', 'springOnion'],
      { picture: '🍜🍗🌽', isHalal: true },
    ),
    dish(
      'ramen-shoyu',
      145,
      words('Shoyu & anka', 'Shoyu & duck', 'Shoyu & ankka', 'Shoyu & and', 'Сёю и утка'),
      ['duck', 'ramenNoodles', 'soy', 'spinach', 'softEgg'],
      { picture: '🍜🍗🥬' },
    ),
    dish(
      'ramen-veggie',
      139,
      words('Grön ramen', 'Green ramen', 'Vihreä ramen', 'Grønn ramen', 'Зелёный рамен'),
      ['tofu', 'ramenNoodles', 'miso', 'broccoli', 'corn', 'sesame'],
      { picture: '🍜🥦🌽' },
    ),
  ],
);

const small = section(
  'sushi-small',
  words('Smått och gott', 'Small plates', 'Pienet annokset', 'Smått og godt', 'Закуски'),
  '🥟🫛',
  {},
  [
    dish(
      'sushi-miso',
      32,
      words('Misosoppa', 'Miso soup', 'Misokeitto', 'Misosuppe', 'Мисо-суп'),
      ['miso', 'tofu', 'seaweed', 'springOnion', 'fishBase'],
      { picture: '🍲🌿' },
    ),
    dish(
      'sushi-edamame',
      45,
      words(
        'Edamame med havssalt',
        'Edamame with sea salt',
        'Edamame merisuolalla',
        'Edamame med havsalt',
        'Эдамаме с морской солью',
      ),
      ['edamame'],
      { picture: '🫛🧂' },
    ),
    dish(
      'sushi-gyoza',
      69,
      words(
        'Gyoza med kyckling, sex bitar',
        'Chicken gyoza, six pieces',
        'Kanagyozat, kuusi palaa',
        'Gyoza med kylling, seks biter',
        'Гёдза с курицей, шесть штук',
      ),
      ['chicken', 'cabbage', 'ginger', 'wheat', 'soy'],
      { picture: '🥟🍗', isHalal: true },
    ),
    dish(
      'sushi-gyoza-veggie',
      65,
      words(
        'Gyoza med grönsaker, sex bitar',
        'Vegetable gyoza, six pieces',
        'Kasvisgyozat, kuusi palaa',
        'Gyoza med grønnsaker, seks biter',
        'Гёдза с овощами, шесть штук',
      ),
      ['cabbage', 'carrot', 'tofu', 'wheat', 'soy'],
      { picture: '🥟🥕🥬' },
    ),
    dish(
      'sushi-tempura',
      85,
      words(
        'Tempuraräkor, fem stycken',
        'Prawn tempura, five pieces',
        'Tempurakatkaravut, viisi kappaletta',
        'Tempurareker, fem stykker',
        'Креветки темпура, пять штук',
      ),
      ['shrimp', 'wheat', 'chiliMayo'],
      { picture: '🍤🌶️' },
    ),
    dish('sushi-kimchi', 35, words('Kimchi', 'Kimchi', 'Kimchi', 'Kimchi', 'Кимчи'), ['kimchi'], {
      picture: '🥬🌶️',
      isUndeclared: true,
    }),
    dish(
      'sushi-seaweed',
      45,
      words('Sjögrässallad', 'Seaweed salad', 'Merileväsalaatti', 'Sjøgressalat', 'Салат из водорослей'),
      ['seaweed', 'sesame', 'chili'],
      { picture: '🥗🌿🥒' },
    ),
    dish(
      'sushi-mochi',
      49,
      words(
        'Mochi, två stycken',
        'Mochi, two pieces',
        'Mochit, kaksi kappaletta',
        'Mochi, to stykker',
        'Моти, две штуки',
      ),
      ['milkBase', 'matcha', 'mango'],
      {
        says: words(
          'Glass i mjukt risskal.',
          'Ice cream in a soft rice shell.',
          'Jäätelöä pehmeässä riisikuoressa.',
          'Is i mykt risskall.',
          'Мороженое в мягкой рисовой оболочке.',
        ),
        picture: '🍡🍵',
      },
    ),
  ],
);

const tea = section('tea', words('Te', 'Tea', 'Tee', 'Te', 'Чай'), '🍵🫖', { picture: '🍵' }, [
  dish('tea-sencha', 35, name('Sencha', 'Сенча'), [], {
    says: words(
      'Grönt te, bryggt på 70 grader.',
      'Green tea, brewed at 70 degrees.',
      'Vihreää teetä, haudutettu 70 asteessa.',
      'Grønn te, trukket ved 70 grader.',
      'Зелёный чай, заварен при 70 градусах.',
    ),
    picture: '🍵🌿',
  }),
  dish('tea-genmaicha', 35, words('Genmaicha', 'Genmaicha', 'Genmaicha', 'Genmaicha', 'Гэммайтя'), [], {
    says: words(
      'Grönt te med rostat ris.',
      'Green tea with toasted rice.',
      'Vihreää teetä ja paahdettua riisiä.',
      'Grønn te med ristet ris.',
      'Зелёный чай с обжаренным рисом.',
    ),
    picture: '🫖🍚',
  }),
  dish(
    'tea-iced-matcha',
    52,
    words('Kall matcha', 'Iced matcha', 'Kylmä matcha', 'Kald matcha', 'Холодная матча'),
    ['matcha', 'oatMilk'],
    { picture: '🥛🍵🧊' },
  ),
]);

/** Calm and exact: fish, rice and time. */
export const sushiSections = [sets, nigiri, maki, poke, ramen, small, tea];

export const sushiBar: Kitchen = { name: 'Lucka Sushi', sections: [...sushiSections, coldDrinks] };
