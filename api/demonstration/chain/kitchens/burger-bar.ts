import { coldDrinks } from '@api/demonstration/chain/kitchens/drinks';
import { mealDrink, newcomer, weekPick } from '@api/demonstration/chain/kitchens/shared-choices';
import type { Kitchen } from '@api/demonstration/chain/notation/menu-dto';
import { dish, oneOf, option, section, upTo } from '@api/demonstration/chain/notation/menu-notation';
import { name, words } from '@api/demonstration/chain/notation/words';

const bun = oneOf(
  'bun',
  words('Välj bröd', 'Choose your bun', 'Valitse sämpylä', 'Velg brød', 'Выберите булочку'),
  [
    option('bun-brioche', 0, words('Brioche', 'Brioche', 'Briossi', 'Brioche', 'Бриошь'), ['brioche'], {
      picture: '🍞🧈',
    }),
    option(
      'bun-potato',
      0,
      words('Potatisbröd', 'Potato bun', 'Perunasämpylä', 'Potetbrød', 'Картофельная булочка'),
      ['wheat'],
      { picture: '🍞🥔' },
    ),
    option(
      'bun-gluten-free',
      15,
      words(
        'Glutenfritt bröd',
        'Gluten-free bun',
        'Gluteeniton sämpylä',
        'Glutenfritt brød',
        'Безглютеновая булочка',
      ),
      ['eggBase'],
      { picture: '🫓' },
    ),
    option(
      'bun-lettuce',
      0,
      words(
        'Salladsblad i stället',
        'Lettuce wrap instead',
        'Salaatinlehti sämpylän tilalla',
        'Salatblad i stedet',
        'Лист салата вместо хлеба',
      ),
      ['lettuce'],
      { picture: '🥬' },
    ),
  ],
);

const extras = upTo(
  3,
  'extras',
  words('Extra på burgaren', 'Extras', 'Lisää väliin', 'Ekstra på burgeren', 'Добавки'),
  [
    option(
      'extra-patty',
      35,
      words('En biff till', 'Another patty', 'Toinen pihvi', 'Ekstra burgerkjøtt', 'Ещё одна котлета'),
      ['beef'],
      { picture: '🥩' },
    ),
    option(
      'extra-bacon',
      18,
      words('Knaprigt bacon', 'Crispy bacon', 'Rapea pekoni', 'Sprøtt bacon', 'Хрустящий бекон'),
      ['bacon'],
      { picture: '🥓' },
    ),
    option('extra-cheddar', 12, words('Cheddar', 'Cheddar', 'Cheddar', 'Cheddar', 'Чеддер'), ['cheddar'], {
      picture: '🧀',
    }),
    option(
      'extra-egg',
      15,
      words('Stekt ägg', 'Fried egg', 'Paistettu kananmuna', 'Speilegg', 'Яичница'),
      ['friedEgg'],
      { picture: '🍳' },
    ),
    option('extra-avocado', 20, words('Avokado', 'Avocado', 'Avokado', 'Avokado', 'Авокадо'), ['avocado'], {
      picture: '🥑',
      isSoldOut: true,
    }),
    option(
      'extra-jalapeno',
      10,
      words('Jalapeño', 'Jalapeño', 'Jalapeño', 'Jalapeño', 'Халапеньо'),
      ['jalapeno'],
      { picture: '🌶️' },
    ),
    option(
      'extra-peanut',
      14,
      words('Jordnötskräm', 'Peanut butter', 'Maapähkinävoi', 'Peanøttsmør', 'Арахисовая паста'),
      ['peanuts'],
      { picture: '🥜' },
    ),
    option(
      'extra-onion',
      8,
      words('Rostad lök', 'Crispy onions', 'Paahdettua sipulia', 'Sprøstekt løk', 'Хрустящий лук'),
      ['friedOnion'],
      { picture: '🧅' },
    ),
  ],
);

const leaveOut = upTo(
  4,
  'leave-out',
  words(
    'Hoppa över något?',
    'Leave something out?',
    'Jätetäänkö jotain pois?',
    'Droppe noe?',
    'Что-то убрать?',
  ),
  [
    option('no-onion', 0, words('Utan lök', 'No onion', 'Ilman sipulia', 'Uten løk', 'Без лука'), [], {
      onlyWith: ['onion', 'redOnion', 'springOnion', 'friedOnion'],
    }),
    option(
      'no-pickles',
      0,
      words('Utan saltgurka', 'No pickles', 'Ilman suolakurkkua', 'Uten sylteagurk', 'Без огурцов'),
      [],
      { onlyWith: ['pickles'] },
    ),
    option(
      'no-tomato',
      0,
      words('Utan tomat', 'No tomato', 'Ilman tomaattia', 'Uten tomat', 'Без томатов'),
      [],
      { onlyWith: ['tomato'] },
    ),
    option(
      'no-dressing',
      0,
      words('Utan dressing', 'No dressing', 'Ilman kastiketta', 'Uten dressing', 'Без соуса'),
      [],
      { onlyWith: ['houseSauce', 'mayo', 'veganMayo', 'chiliMayo', 'truffleMayo', 'aioli', 'bbq'] },
    ),
  ],
);

const mealSide = oneOf(
  'meal-side',
  words('Välj tillbehör', 'Choose a side', 'Valitse lisuke', 'Velg tilbehør', 'Выберите гарнир'),
  [
    option(
      'meal-fries',
      0,
      words('Pommes', 'Fries', 'Ranskalaiset', 'Pommes frites', 'Картофель фри'),
      ['potato'],
      { picture: '🍟' },
    ),
    option(
      'meal-sweet-fries',
      12,
      words(
        'Sötpotatispommes',
        'Sweet potato fries',
        'Bataattiranskalaiset',
        'Søtpotetfries',
        'Фри из батата',
      ),
      ['sweetPotato'],
      { picture: '🍟🍠' },
    ),
    option(
      'meal-rings',
      15,
      words('Lökringar', 'Onion rings', 'Sipulirenkaat', 'Løkringer', 'Луковые кольца'),
      ['onion', 'wheat'],
      { picture: '🧅🍟' },
    ),
    option('meal-slaw', 0, words('Coleslaw', 'Coleslaw', 'Coleslaw', 'Coleslaw', 'Коул-слоу'), ['coleslaw'], {
      picture: '🥗🥕',
    }),
  ],
);

const mealDip = upTo(
  2,
  'meal-dip',
  words('Något att doppa i?', 'Something to dip in?', 'Dippi kylkeen?', 'Noe å dyppe i?', 'Соус к этому?'),
  [
    option('meal-aioli', 14, words('Aioli', 'Aioli', 'Aioli', 'Aioli', 'Айоли'), ['aioli']),
    option(
      'meal-truffle-mayo',
      18,
      words('Tryffelmajonnäs', 'Truffle mayo', 'Tryffelimajoneesi', 'Trøffelmajones', 'Трюфельный майонез'),
      ['truffleMayo'],
    ),
    option(
      'meal-vegan-mayo',
      14,
      words('Vegansk majo', 'Vegan mayo', 'Vegaanimajoneesi', 'Vegansk majones', 'Веганский майонез'),
      ['veganMayo'],
    ),
  ],
);

const meal = oneOf(
  'meal',
  words(
    'Gör det till en måltid',
    'Make it a meal',
    'Tee siitä ateria',
    'Gjør det til et måltid',
    'Сделать комплектом',
  ),
  [
    option(
      'meal-none',
      0,
      words('Bara burgaren', 'Just the burger', 'Pelkkä burgeri', 'Bare burgeren', 'Только бургер'),
      [],
      { picture: '🍔' },
    ),
    option(
      'meal-full',
      55,
      words(
        'Måltid med tillbehör och dryck',
        'Meal with a side and a drink',
        'Ateria lisukkeella ja juomalla',
        'Måltid med tilbehør og drikke',
        'Комплект с гарниром и напитком',
      ),
      [],
      { picture: '🍔🍟🥤', choices: [mealSide, mealDrink('meal'), mealDip] },
    ),
  ],
);

const burger = {
  picture: '🍔',
  choices: [bun, extras, leaveOut, meal],
  suggests: ['side-fries', 'dip-truffle', 'shake-vanilla', 'side-rings'],
};

/** Bold and quick, smashed on a hot plate. */
export const burgers = section(
  'burgers',
  words('Burgare', 'Burgers', 'Burgerit', 'Burgere', 'Бургеры'),
  '🍔🔥',
  burger,
  [
    section(
      'beef-burgers',
      words('På nötfärs', 'Beef', 'Naudasta', 'Med storfe', 'Из говядины'),
      '🍔🥩',
      {},
      [
        dish(
          'burger-classic',
          119,
          words('Luckan', 'The Hatch', 'Luukku', 'Luka', 'Бургер «Окошко»'),
          ['beef', 'cheddar', 'pickles', 'onion', 'houseSauce', 'brioche'],
          {
            says: words(
              'Den vi började med. Saftig, salt och precis lagom stökig.',
              'The one we started with. Juicy, salty and just messy enough.',
              'Tästä me aloitimme. Mehukas, suolainen ja sopivan sotkuinen.',
              'Den vi begynte med. Saftig, salt og passe sølete.',
              'С него мы начали. Сочный, в меру солёный и такой, что без салфетки не обойтись.',
            ),
            campaigns: [weekPick],
          },
        ),
        dish(
          'burger-double',
          149,
          words('Dubbel-luckan', 'The Double Hatch', 'Tuplaluukku', 'Dobbel luka', 'Двойной «Окошко»'),
          ['beef', 'cheddar', 'pickles', 'onion', 'houseSauce', 'brioche'],
          {
            says: words(
              'Två biffar, dubbel ost, två händer.',
              'Two patties, double cheese, two hands.',
              'Kaksi pihviä, tuplajuusto, kaksi kättä.',
              'To biffer, dobbel ost, to hender.',
              'Две котлеты, двойной сыр, две руки.',
            ),
            picture: '🍔🧀🥩',
          },
        ),
        dish(
          'burger-bacon',
          135,
          words(
            'Bacon & karamelliserad lök',
            'Bacon & caramelised onion',
            'Pekoni & karamellisoitu sipuli',
            'Bacon & karamellisert løk',
            'Бекон и карамельный лук',
          ),
          ['beef', 'bacon', 'cheddar', 'onion', 'bbq', 'brioche'],
          {
            says: words(
              'Rökigt, sött och knaprigt.',
              'Smoky, sweet and crisp.',
              'Savuista, makeaa ja rapeaa.',
              'Røykt, søtt og sprøtt.',
              'Дымно, сладко и хрустяще.',
            ),
            picture: '🍔🥓',
          },
        ),
        dish(
          'burger-truffle',
          155,
          words(
            'Tryffel & champinjon',
            'Truffle & mushroom',
            'Tryffeli & herkkusieni',
            'Trøffel & sjampinjong',
            'Трюфель и шампиньоны',
          ),
          ['beef', 'swissCheese', 'mushroom', 'rocket', 'truffleMayo', 'brioche'],
          {
            says: words(
              'Skogen efter regn, mellan två bröd.',
              'The forest after rain, between two buns.',
              'Metsä sateen jälkeen, kahden sämpylän välissä.',
              'Skogen etter regn, mellom to brød.',
              'Лес после дождя между двумя булочками.',
            ),
            picture: '🍔🌰🧀',
          },
        ),
        dish(
          'burger-blue',
          145,
          words(
            'Ädelost & päron',
            'Blue cheese & pear',
            'Sinihomejuusto & päärynä',
            'Blåmuggost & pære',
            'Голубой сыр и груша',
          ),
          ['beef', 'gorgonzola', 'pear', 'rocket', 'mayo', 'brioche'],
          {
            says: words(
              'Salt ost och söt frukt som kommer bra överens.',
              'Salty cheese and sweet fruit that get along well.',
              'Suolainen juusto ja makea hedelmä sopivat hyvin yhteen.',
              'Salt ost og søt frukt som går godt overens.',
              'Солёный сыр и сладкая груша отлично ладят.',
            ),
            picture: '🍔🍐🧀',
          },
        ),
        dish(
          'burger-hot',
          139,
          words('Het som lava', 'Hot as lava', 'Tulinen kuin laava', 'Het som lava', 'Острый как лава'),
          ['beef', 'cheddar', 'jalapeno', 'chiliMayo', 'redOnion', 'brioche'],
          {
            says: words(
              'Trean på vår skala, och skalan går till tre.',
              'A three on our scale, and the scale ends at three.',
              'Asteikollamme kolme, ja asteikko päättyy kolmeen.',
              'En treer på skalaen vår, og skalaen går til tre.',
              'Тройка по нашей шкале, а шкала до трёх.',
            ),
            picture: '🍔🌶️🔥',
          },
        ),
        dish(
          'burger-peanut',
          142,
          words(
            'Jordnöt & bacon',
            'Peanut & bacon',
            'Maapähkinä & pekoni',
            'Peanøtt & bacon',
            'Арахис и бекон',
          ),
          ['beef', 'bacon', 'peanuts', 'cheddar', 'redOnion', 'brioche'],
          {
            says: words(
              'Låter konstigt. Beställs om igen.',
              'Sounds odd. Gets ordered again.',
              'Kuulostaa oudolta. Tilataan uudestaan.',
              'Høres rart ut. Bestilles igjen.',
              'Звучит странно. Берут снова.',
            ),
            picture: '🍔🥜🥓',
            campaigns: [newcomer],
          },
        ),
        dish(
          'burger-elk',
          165,
          words(
            'Älgburgare med lingon',
            'Elk burger with lingonberries',
            'Hirviburgeri puolukalla',
            'Elgburger med tyttebær',
            'Бургер с лосем и брусникой',
          ),
          ['elk', 'swissCheese', 'lingonberry', 'pickles', 'mayo', 'brioche'],
          {
            says: words(
              'Norrländsk älg, när jakten har gått bra.',
              'Elk from the north, when the hunt has gone well.',
              'Pohjoisen hirveä, kun metsästys on onnistunut.',
              'Elg nordfra, når jakten har gått bra.',
              'Северный лось, когда охота удалась.',
            ),
            picture: '🍔🍒🌲',
            isSoldOut: true,
          },
        ),
      ],
    ),
    section(
      'chicken-burgers',
      words('På kyckling', 'Chicken', 'Kanasta', 'Med kylling', 'Из курицы'),
      '🍔🍗',
      {},
      [
        dish(
          'burger-chicken',
          125,
          words('Krispig kyckling', 'Crispy chicken', 'Rapea kana', 'Sprø kylling', 'Хрустящая курица'),
          ['friedChicken', 'lettuce', 'pickles', 'mayo', 'brioche'],
          {
            says: words(
              'Kärnmjölksmarinerad lårfilé, friterad två gånger.',
              'Thigh in buttermilk, fried twice.',
              'Piimässä marinoitu reisifilee, kahdesti friteerattu.',
              'Lårfilet i kjernemelk, fritert to ganger.',
              'Бедро в пахте, обжаренное дважды.',
            ),
            picture: '🍔🍗',
            isHalal: true,
          },
        ),
        dish(
          'burger-hot-honey',
          132,
          words(
            'Kyckling & het honung',
            'Chicken & hot honey',
            'Kana & tulinen hunaja',
            'Kylling & sterk honning',
            'Курица и острый мёд',
          ),
          ['friedChicken', 'hotHoney', 'coleslaw', 'pickles', 'brioche'],
          {
            says: words(
              'Klibbigt på det bra sättet.',
              'Sticky in the good way.',
              'Tahmeaa hyvällä tavalla.',
              'Klissete på den gode måten.',
              'Липкий, но в хорошем смысле.',
            ),
            picture: '🍔🍯🍗',
            isHalal: true,
            campaigns: [newcomer],
          },
        ),
        dish(
          'burger-caesar',
          129,
          words('Caesarburgare', 'Caesar burger', 'Caesar-burgeri', 'Cæsarburger', 'Бургер «Цезарь»'),
          ['chicken', 'parmesan', 'lettuce', 'bacon', 'mayo', 'anchovy', 'brioche'],
          { picture: '🍔🥬🍗' },
        ),
        dish(
          'burger-korean',
          135,
          words(
            'Koreansk kyckling',
            'Korean chicken',
            'Korealainen kana',
            'Koreansk kylling',
            'Курица по-корейски',
          ),
          ['friedChicken', 'kimchi', 'sesame', 'chiliMayo', 'springOnion', 'brioche'],
          { picture: '🍔🌶️🥬', isHalal: true },
        ),
      ],
    ),
    section(
      'green-burgers',
      words('På grönt', 'Plant-based', 'Vihreästä', 'Grønne', 'Без мяса'),
      '🍔🌱',
      {},
      [
        dish(
          'burger-halloumi',
          125,
          words(
            'Halloumi & mynta',
            'Halloumi & mint',
            'Halloumi & minttu',
            'Halloumi & mynte',
            'Халуми и мята',
          ),
          ['halloumi', 'tomato', 'lettuce', 'mint', 'yoghurt', 'brioche'],
          {
            says: words(
              'Stekt tills den knarrar.',
              'Fried until it squeaks.',
              'Paistettu narskuvaksi.',
              'Stekt til den knirker.',
              'Обжарен, пока не заскрипит.',
            ),
            picture: '🍔🧀🌿',
          },
        ),
        dish(
          'burger-pea',
          125,
          words('Ärtan', 'The Pea', 'Herne', 'Erta', 'Горошек'),
          ['plantPatty', 'lettuce', 'tomato', 'pickles', 'veganMayo', 'wheat'],
          {
            says: words(
              'Helt vegansk, ingen har märkt något än.',
              'Entirely vegan, and nobody has noticed yet.',
              'Täysin vegaaninen, kukaan ei ole vielä huomannut.',
              'Helt vegansk, ingen har merket noe ennå.',
              'Полностью веганский, никто пока не заметил.',
            ),
            picture: '🍔🌱🫛',
          },
        ),
        dish(
          'burger-portobello',
          122,
          words(
            'Portobello & getost',
            'Portobello & goat cheese',
            'Portobello & vuohenjuusto',
            'Portobello & chèvre',
            'Портобелло и козий сыр',
          ),
          ['portobello', 'goatCheese', 'spinach', 'balsamic', 'aioli', 'brioche'],
          { picture: '🍔🥬🧀' },
        ),
        dish(
          'burger-beetroot',
          119,
          words(
            'Rödbeta & pepparrot',
            'Beetroot & horseradish',
            'Punajuuri & piparjuuri',
            'Rødbete & pepperrot',
            'Свёкла и хрен',
          ),
          ['beetroot', 'feta', 'horseradish', 'rocket', 'mayo', 'brioche'],
          { picture: '🍔🥬🧅', isUndeclared: true },
        ),
      ],
    ),
  ],
);

const side = { suggests: ['dip-aioli', 'dip-chili', 'drink-cola'] };
const sideSize = oneOf(
  'side-size',
  words('Hur mycket?', 'How much?', 'Kuinka paljon?', 'Hvor mye?', 'Сколько?'),
  [
    option('side-regular', 0, words('Lagom', 'Regular', 'Sopivasti', 'Passe', 'Обычная порция')),
    option('side-large', 16, words('Stor', 'Large', 'Iso', 'Stor', 'Большая порция')),
  ],
);

export const burgerSides = section(
  'sides',
  words('Till burgaren', 'On the side', 'Lisukkeet', 'Til burgeren', 'К бургеру'),
  '🍟🧅',
  side,
  [
    dish(
      'side-fries',
      42,
      words(
        'Pommes med havssalt',
        'Fries with sea salt',
        'Merisuolaiset ranskalaiset',
        'Pommes frites med havsalt',
        'Фри с морской солью',
      ),
      ['potato'],
      { picture: '🍟🧂', choices: [sideSize] },
    ),
    dish(
      'side-sweet-fries',
      52,
      words(
        'Sötpotatispommes',
        'Sweet potato fries',
        'Bataattiranskalaiset',
        'Søtpotetfries',
        'Фри из батата',
      ),
      ['sweetPotato'],
      { picture: '🍟🍠', choices: [sideSize] },
    ),
    dish(
      'side-truffle-fries',
      65,
      words(
        'Tryffelpommes med parmesan',
        'Truffle fries with parmesan',
        'Tryffeliranskalaiset ja parmesaani',
        'Trøffelfries med parmesan',
        'Фри с трюфелем и пармезаном',
      ),
      ['potato', 'truffleMayo', 'parmesan', 'chives'],
      { picture: '🍟🧀' },
    ),
    dish(
      'side-loaded-fries',
      79,
      words('Lastade pommes', 'Loaded fries', 'Täytetyt ranskalaiset', 'Loaded fries', 'Фри с добавками'),
      ['potato', 'cheddar', 'bacon', 'jalapeno', 'creamFraiche'],
      {
        says: words(
          'Räcker till två, om du delar.',
          'Enough for two, if you share.',
          'Riittää kahdelle, jos jaat.',
          'Nok til to, hvis du deler.',
          'Хватит на двоих, если делиться.',
        ),
        picture: '🍟🥓🧀',
      },
    ),
    dish(
      'side-rings',
      49,
      words('Lökringar', 'Onion rings', 'Sipulirenkaat', 'Løkringer', 'Луковые кольца'),
      ['onion', 'wheat'],
      { picture: '🧅🍟' },
    ),
    dish(
      'side-halloumi-fries',
      65,
      words('Halloumistavar', 'Halloumi fries', 'Halloumitikut', 'Halloumistaver', 'Палочки халуми'),
      ['halloumi', 'wheat', 'mint', 'yoghurt'],
      { picture: '🧀🌿' },
    ),
    dish(
      'side-nuggets',
      69,
      words(
        'Kycklingbitar, åtta stycken',
        'Chicken bites, eight pieces',
        'Kananpalat, kahdeksan kappaletta',
        'Kyllingbiter, åtte stykker',
        'Кусочки курицы, восемь штук',
      ),
      ['friedChicken'],
      {
        says: words(
          'Handpanerade på morgonen.',
          'Breaded by hand in the morning.',
          'Paneroitu käsin aamulla.',
          'Panert for hånd om morgenen.',
          'Панируем вручную по утрам.',
        ),
        picture: '🍗🍯',
        isHalal: true,
      },
    ),
    dish(
      'side-coleslaw',
      32,
      words('Coleslaw', 'Coleslaw', 'Coleslaw', 'Coleslaw', 'Коул-слоу'),
      ['coleslaw'],
      { picture: '🥗🥕' },
    ),
    dish(
      'side-corn',
      45,
      words(
        'Grillad majs med lime',
        'Grilled corn with lime',
        'Grillattu maissi limellä',
        'Grillet mais med lime',
        'Кукуруза на гриле с лаймом',
      ),
      ['corn', 'lime', 'feta', 'coriander'],
      { picture: '🌽🍋' },
    ),
  ],
);

export const burgerDips = section(
  'dips',
  words('Dippsåser', 'Dips', 'Dipit', 'Dipper', 'Соусы'),
  '🫙🌶️',
  { picture: '🫙' },
  [
    dish('dip-aioli', 16, words('Aioli', 'Aioli', 'Aioli', 'Aioli', 'Айоли'), ['aioli'], { picture: '🫙🧄' }),
    dish(
      'dip-truffle',
      20,
      words('Tryffelmajonnäs', 'Truffle mayo', 'Tryffelimajoneesi', 'Trøffelmajones', 'Трюфельный майонез'),
      ['truffleMayo'],
      { picture: '🫙🌰' },
    ),
    dish(
      'dip-chili',
      16,
      words('Chilimajonnäs', 'Chilli mayo', 'Chilimajoneesi', 'Chilimajones', 'Чили-майонез'),
      ['chiliMayo'],
      { picture: '🫙🌶️' },
    ),
    dish(
      'dip-bbq',
      16,
      words('Bbq-sås', 'Barbecue sauce', 'Bbq-kastike', 'Grillsaus', 'Соус барбекю'),
      ['bbq'],
      { picture: '🫙🔥' },
    ),
    dish(
      'dip-blue-cheese',
      18,
      words(
        'Ädelostdipp',
        'Blue cheese dip',
        'Sinihomejuustodippi',
        'Blåmuggostdipp',
        'Соус с голубым сыром',
      ),
      ['blueCheeseDip'],
      { picture: '🫙🧀' },
    ),
    dish(
      'dip-vegan',
      16,
      words('Vegansk majo', 'Vegan mayo', 'Vegaanimajoneesi', 'Vegansk majones', 'Веганский майонез'),
      ['veganMayo'],
      { picture: '🫙🌱' },
    ),
  ],
);

const shakeSize = oneOf('shake-size', words('Storlek', 'Size', 'Koko', 'Størrelse', 'Размер'), [
  option('shake-small', 0, name('30 cl', '0,3 л')),
  option('shake-large', 18, name('50 cl', '0,5 л')),
]);
const shakeTop = upTo(2, 'shake-top', words('På toppen', 'On top', 'Päälle', 'På toppen', 'Сверху'), [
  option('top-cream', 8, words('Vispgrädde', 'Whipped cream', 'Kermavaahto', 'Krem', 'Взбитые сливки'), [
    'whippedCream',
  ]),
  option(
    'top-caramel',
    10,
    words('Saltkolasås', 'Salted caramel', 'Suolakinuski', 'Saltkaramell', 'Солёная карамель'),
    ['caramel'],
  ),
  option(
    'top-hazelnut',
    12,
    words(
      'Rostade hasselnötter',
      'Toasted hazelnuts',
      'Paahdetut hasselpähkinät',
      'Ristede hasselnøtter',
      'Жареный фундук',
    ),
    ['hazelnut'],
  ),
]);

export const shakes = section(
  'shakes',
  words('Milkshakes', 'Milkshakes', 'Pirtelöt', 'Milkshaker', 'Молочные коктейли'),
  '🥤🍦🍒',
  {
    picture: '🥤',
    choices: [shakeSize, shakeTop],
    says: words(
      'Så tjock att sugröret står.',
      'Thick enough to keep the straw standing.',
      'Niin paksua, että pilli pysyy pystyssä.',
      'Tykk nok til at sugerøret står.',
      'Такой густой, что трубочка стоит.',
    ),
  },
  [
    dish(
      'shake-vanilla',
      59,
      words('Vanilj', 'Vanilla', 'Vanilja', 'Vanilje', 'Ванильный'),
      ['milk', 'vanillaIce'],
      { picture: '🥤🍦' },
    ),
    dish(
      'shake-chocolate',
      59,
      words('Choklad', 'Chocolate', 'Suklaa', 'Sjokolade', 'Шоколадный'),
      ['milk', 'vanillaIce', 'chocolate'],
      { picture: '🥤🍫' },
    ),
    dish(
      'shake-strawberry',
      59,
      words('Jordgubb', 'Strawberry', 'Mansikka', 'Jordbær', 'Клубничный'),
      ['milk', 'vanillaIce', 'strawberry'],
      { picture: '🥤🍓🍦' },
    ),
    dish(
      'shake-caramel',
      65,
      words('Saltkola', 'Salted caramel', 'Suolakinuski', 'Saltkaramell', 'Солёная карамель'),
      ['milk', 'vanillaIce', 'caramel'],
      { picture: '🥤🍯' },
    ),
    dish(
      'shake-peanut',
      65,
      words(
        'Jordnöt & choklad',
        'Peanut & chocolate',
        'Maapähkinä & suklaa',
        'Peanøtt & sjokolade',
        'Арахис и шоколад',
      ),
      ['milk', 'vanillaIce', 'peanuts', 'chocolate'],
      { picture: '🥤🥜🍫' },
    ),
    dish(
      'shake-oat-banana',
      62,
      words('Banan på havre', 'Oat & banana', 'Kaura & banaani', 'Havre & banan', 'Банан на овсяном молоке'),
      ['oatMilk', 'banana', 'cinnamon'],
      { picture: '🥤🍌🌾' },
    ),
  ],
);

export const burgerBar: Kitchen = {
  name: 'Lucka Burger',
  sections: [burgers, burgerSides, burgerDips, shakes, coldDrinks],
};
