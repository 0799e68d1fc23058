import { coldDrinks } from '@api/demonstration/chain/kitchens/drinks';
import { lunchDeal, newcomer, weekPick } from '@api/demonstration/chain/kitchens/shared-choices';
import type { Kitchen } from '@api/demonstration/chain/notation/menu-dto';
import { dish, oneOf, option, section, upTo } from '@api/demonstration/chain/notation/menu-notation';
import { words } from '@api/demonstration/chain/notation/words';

const sliced = oneOf(
  'sliced',
  words(
    'Skivad eller hel?',
    'Sliced or whole?',
    'Viipaloituna vai kokonaisena?',
    'Oppskåret eller hel?',
    'Нарезать или целый?',
  ),
  [
    option('sliced-whole', 0, words('Hel', 'Whole', 'Kokonaisena', 'Hel', 'Целый')),
    option('sliced-thin', 0, words('Skivad', 'Sliced', 'Viipaloituna', 'Oppskåret', 'Нарезать')),
  ],
);

const loaf = { picture: '🍞', choices: [sliced], suggests: ['bread-butter', 'coffee-filter'] };

const bread = section('bread', words('Bröd', 'Bread', 'Leivät', 'Brød', 'Хлеб'), '🍞🌾', loaf, [
  dish(
    'bread-sourdough',
    68,
    words('Surdegslimpa', 'Sourdough loaf', 'Hapanjuurileipä', 'Surdeigsbrød', 'Хлеб на закваске'),
    ['wheat', 'rye'],
    {
      says: words(
        'Degen är äldre än bageriet. 800 gram.',
        'The starter is older than the bakery. 800 grams.',
        'Juuri on vanhempi kuin leipomo. 800 grammaa.',
        'Surdeigen er eldre enn bakeriet. 800 gram.',
        'Закваска старше пекарни. 800 граммов.',
      ),
      picture: '🍞🌾',
      campaigns: [weekPick],
    },
  ),
  dish(
    'bread-rye',
    62,
    words(
      'Danskt rågbröd',
      'Danish rye bread',
      'Tanskalainen ruisleipä',
      'Dansk rugbrød',
      'Датский ржаной хлеб',
    ),
    ['rye', 'sunflowerSeeds', 'pumpkinSeeds'],
    { picture: '🍞🌻' },
  ),
  dish(
    'bread-walnut',
    72,
    words('Valnötsbröd', 'Walnut bread', 'Saksanpähkinäleipä', 'Valnøttbrød', 'Хлеб с грецким орехом'),
    ['wheat', 'walnut', 'honey'],
    { picture: '🍞🌰' },
  ),
  dish(
    'bread-oat',
    65,
    words('Havrebröd', 'Oat bread', 'Kauraleipä', 'Havrebrød', 'Овсяный хлеб'),
    ['wheat', 'oats', 'yoghurt'],
    { picture: '🍞🌾🥛' },
  ),
  dish('bread-baguette', 38, words('Baguette', 'Baguette', 'Patonki', 'Baguette', 'Багет'), ['wheat'], {
    says: words(
      'Ur ugnen klockan sju och klockan tre.',
      'Out of the oven at seven and at three.',
      'Uunista seitsemältä ja kolmelta.',
      'Ut av ovnen klokken sju og klokken tre.',
      'Из печи в семь и в три.',
    ),
    picture: '🥖🧈',
  }),
  dish(
    'bread-focaccia',
    48,
    words('Focaccia', 'Focaccia', 'Focaccia', 'Focaccia', 'Фокачча'),
    ['wheat', 'oliveOil', 'rosemary'],
    { picture: '🫓🌿🫒', choices: [] },
  ),
  dish(
    'bread-crisp',
    45,
    words(
      'Knäckebröd med kummin',
      'Crispbread with caraway',
      'Kuminanäkkileipä',
      'Knekkebrød med karve',
      'Хлебцы с тмином',
    ),
    ['rye'],
    {
      says: words(
        'Håller sig hela veckan, om det får chansen.',
        'Keeps all week, if it gets the chance.',
        'Säilyy viikon, jos vain saa tilaisuuden.',
        'Holder seg hele uken, om det får sjansen.',
        'Хранятся неделю, если успеют.',
      ),
      picture: '🥨🌾',
      choices: [],
    },
  ),
  dish(
    'bread-gluten-free',
    79,
    words(
      'Glutenfritt fröbröd',
      'Gluten-free seed loaf',
      'Gluteeniton siemenleipä',
      'Glutenfritt frøbrød',
      'Безглютеновый хлеб с семечками',
    ),
    ['eggBase', 'pumpkinSeeds', 'sunflowerSeeds', 'sesame'],
    { picture: '🍞🌻🥚' },
  ),
  dish(
    'bread-butter',
    22,
    words(
      'Vispat smör med salt',
      'Whipped butter with salt',
      'Vaahdotettu suolavoi',
      'Pisket smør med salt',
      'Взбитое масло с солью',
    ),
    ['butter'],
    { picture: '🧈🧂', choices: [] },
  ),
]);

const warmed = oneOf(
  'warmed',
  words('Vill du ha den varm?', 'Shall we warm it?', 'Lämmitetäänkö?', 'Vil du ha den varm?', 'Подогреть?'),
  [
    option('warmed-no', 0, words('Som den är', 'As it is', 'Sellaisenaan', 'Som den er', 'Как есть')),
    option(
      'warmed-yes',
      0,
      words('Ja, lite varm', 'Yes, a little warm', 'Kyllä, vähän', 'Ja, litt varm', 'Да, немного'),
    ),
  ],
);

const bun = { picture: '🥐', choices: [warmed], suggests: ['coffee-filter', 'coffee-latte', 'bun-cardamom'] };

const buns = section(
  'buns',
  words(
    'Bullar och wienerbröd',
    'Buns and pastries',
    'Pullat ja viinerit',
    'Boller og wienerbrød',
    'Булочки и слойки',
  ),
  '🥐🍩',
  bun,
  [
    dish(
      'bun-cinnamon',
      38,
      words('Kanelbulle', 'Cinnamon bun', 'Korvapuusti', 'Kanelbolle', 'Булочка с корицей'),
      ['butteredWheat', 'cinnamon', 'butter', 'pearlSugar'],
      {
        says: words(
          'Bakad i dag. I morgon bakar vi nya.',
          'Baked today. Tomorrow we bake new ones.',
          'Leivottu tänään. Huomenna leivotaan uudet.',
          'Bakt i dag. I morgen baker vi nye.',
          'Испечена сегодня. Завтра испечём новые.',
        ),
        picture: '🥨🧈☕',
        campaigns: [weekPick],
      },
    ),
    dish(
      'bun-cardamom',
      38,
      words('Kardemummabulle', 'Cardamom bun', 'Kardemummapulla', 'Kardemommebolle', 'Булочка с кардамоном'),
      ['butteredWheat', 'cardamom', 'brownedButter'],
      { picture: '🥨🌿🧈' },
    ),
    dish(
      'bun-vanilla',
      42,
      words('Vaniljbulle', 'Vanilla bun', 'Vaniljapulla', 'Vaniljebolle', 'Булочка с ванильным кремом'),
      ['butteredWheat', 'vanillaCustard', 'pearlSugar'],
      { picture: '🥯🍮' },
    ),
    dish(
      'bun-blueberry',
      42,
      words('Blåbärsbulle', 'Blueberry bun', 'Mustikkapulla', 'Blåbærbolle', 'Булочка с черникой'),
      ['butteredWheat', 'blueberry', 'lemon'],
      { picture: '🥐🫐🍋' },
    ),
    dish(
      'bun-saffron',
      42,
      words('Saffransbulle', 'Saffron bun', 'Sahramipulla', 'Lussekatt', 'Шафрановая булочка'),
      ['butteredWheat', 'saffron', 'raisins'],
      { picture: '🥨🍇', isSoldOut: true },
    ),
    dish(
      'bun-semla',
      55,
      words('Semla', 'Semla', 'Laskiaispulla', 'Fastelavnsbolle', 'Семла'),
      ['butteredWheat', 'eggBase', 'almondPaste', 'whippedCream', 'cardamom'],
      {
        says: words(
          'Egentligen till fettisdagen, men vi orkar inte vänta.',
          'Meant for Shrove Tuesday, but we cannot wait.',
          'Kuuluisi laskiaiseen, mutta emme malta odottaa.',
          'Egentlig til fastelavn, men vi klarer ikke å vente.',
          'Вообще-то к Масленице, но ждать нет сил.',
        ),
        picture: '🧁🌰',
        choices: [],
      },
    ),
    dish(
      'pastry-croissant',
      36,
      words('Croissant', 'Croissant', 'Croissant', 'Croissant', 'Круассан'),
      ['butteredWheat', 'butter'],
      {
        says: words(
          'Tjugosju lager, tre dagar.',
          'Twenty-seven layers, three days.',
          'Kaksikymmentäseitsemän kerrosta, kolme päivää.',
          'Tjuesju lag, tre dager.',
          'Двадцать семь слоёв, три дня.',
        ),
        picture: '🥐🧈',
      },
    ),
    dish(
      'pastry-almond-croissant',
      48,
      words(
        'Mandelcroissant',
        'Almond croissant',
        'Mantelicroissant',
        'Mandelcroissant',
        'Миндальный круассан',
      ),
      ['butteredWheat', 'eggBase', 'almondPaste', 'almond'],
      { picture: '🥐🌰' },
    ),
    dish(
      'pastry-chocolate',
      44,
      words(
        'Chokladcroissant',
        'Pain au chocolat',
        'Suklaacroissant',
        'Sjokoladecroissant',
        'Слойка с шоколадом',
      ),
      ['butteredWheat', 'butter', 'darkChocolate'],
      { picture: '🥐🍫' },
    ),
    dish(
      'pastry-raspberry',
      42,
      words(
        'Wienerbröd med hallon',
        'Raspberry Danish',
        'Vadelmaviineri',
        'Wienerbrød med bringebær',
        'Слойка с малиной',
      ),
      ['butteredWheat', 'vanillaCustard', 'raspberry'],
      { picture: '🥐🍓' },
    ),
    dish(
      'pastry-karelian',
      32,
      words('Karelsk pirog', 'Karelian pasty', 'Karjalanpiirakka', 'Karelsk pirog', 'Карельский пирожок'),
      ['rye', 'milk', 'rice', 'butter'],
      {
        says: words(
          'Med äggsmör, som i Östra Finland.',
          'With egg butter, as in eastern Finland.',
          'Munavoilla, kuten Itä-Suomessa.',
          'Med eggesmør, som i Øst-Finland.',
          'С яичным маслом, как в восточной Финляндии.',
        ),
        picture: '🥟🥚🧈',
      },
    ),
    dish(
      'bun-skolebrod',
      42,
      words(
        'Skolebrød',
        'Norwegian school bun',
        'Norjalainen koulupulla',
        'Skolebrød',
        'Норвежская школьная булочка',
      ),
      ['butteredWheat', 'vanillaCustard', 'coconut'],
      { picture: '🍩🥥', choices: [] },
    ),
  ],
);

const cakes = section(
  'cakes',
  words('Kakor och tårta', 'Cakes and biscuits', 'Kakut ja keksit', 'Kaker', 'Торты и печенье'),
  '🍰🍪',
  { picture: '🍰', suggests: ['coffee-filter', 'coffee-cappuccino'] },
  [
    dish(
      'cake-kladdkaka',
      49,
      words(
        'Kladdkaka',
        'Sticky chocolate cake',
        'Mutakakku',
        'Klissete sjokoladekake',
        'Липкий шоколадный пирог',
      ),
      ['sponge', 'darkChocolate', 'butter', 'whippedCream'],
      { picture: '🍰🍫' },
    ),
    dish(
      'cake-carrot',
      52,
      words('Morotskaka', 'Carrot cake', 'Porkkanakakku', 'Gulrotkake', 'Морковный торт'),
      ['sponge', 'carrot', 'walnut', 'creamCheese', 'cinnamon'],
      { picture: '🍰🥕' },
    ),
    dish(
      'cake-princess',
      58,
      words(
        'Prinsesstårta, en bit',
        'Princess cake, a slice',
        'Prinsessakakku, pala',
        'Prinsessekake, et stykke',
        'Торт «Принцесса», кусочек',
      ),
      ['sponge', 'almondPaste', 'whippedCream', 'raspberry'],
      { picture: '🍰🍓🌰' },
    ),
    dish(
      'cake-cheesecake',
      56,
      words(
        'Cheesecake med hallon',
        'Raspberry cheesecake',
        'Vadelmajuustokakku',
        'Ostekake med bringebær',
        'Чизкейк с малиной',
      ),
      ['sponge', 'creamCheese', 'raspberry'],
      { picture: '🍰🍓' },
    ),
    dish(
      'cake-rhubarb',
      52,
      words(
        'Rabarberpaj med vaniljsås',
        'Rhubarb crumble with custard',
        'Raparperipaistos ja vaniljakastike',
        'Rabarbrapai med vaniljesaus',
        'Пирог с ревенем и ванильным соусом',
      ),
      ['oats', 'butter', 'rhubarb', 'vanillaCustard'],
      { picture: '🥧🍮' },
    ),
    dish(
      'cake-apple',
      52,
      words('Äppelpaj', 'Apple pie', 'Omenapiirakka', 'Eplepai', 'Яблочный пирог'),
      ['butteredWheat', 'apple', 'cinnamon', 'almond'],
      { picture: '🥧🍎' },
    ),
    dish(
      'cake-chocolate-ball',
      28,
      words('Chokladboll', 'Chocolate ball', 'Suklaapallo', 'Sjokoladekule', 'Шоколадный шарик'),
      ['oats', 'darkChocolate', 'coconut', 'coffee', 'butter'],
      { picture: '🍫🥥☕' },
    ),
    dish(
      'cake-cookie',
      35,
      words(
        'Chokladcookie med flingsalt',
        'Chocolate chip cookie with sea salt',
        'Suklaacookie sormisuolalla',
        'Sjokoladecookie med flaksalt',
        'Шоколадное печенье с морской солью',
      ),
      ['butteredWheat', 'eggBase', 'darkChocolate', 'butter'],
      { picture: '🍪🍫' },
    ),
    dish(
      'cake-muffin',
      38,
      words('Blåbärsmuffin', 'Blueberry muffin', 'Mustikkamuffini', 'Blåbærmuffins', 'Маффин с черникой'),
      ['sponge', 'blueberry', 'lemon'],
      { picture: '🧁🫐' },
    ),
    dish(
      'cake-vegan-brownie',
      45,
      words('Vegansk brownie', 'Vegan brownie', 'Vegaaninen brownie', 'Vegansk brownie', 'Веганский брауни'),
      ['wheat', 'darkChocolate', 'beans', 'hazelnut'],
      {
        says: words(
          'Hemligheten är svarta bönor. Nu är den ute.',
          'The secret is black beans. Now it is out.',
          'Salaisuus on mustapavut. Nyt se paljastui.',
          'Hemmeligheten er sorte bønner. Nå er den ute.',
          'Секрет в чёрной фасоли. Теперь вы знаете.',
        ),
        picture: '🍫🌰🌱',
        campaigns: [newcomer],
      },
    ),
  ],
);

const filling = { picture: '🥪', suggests: ['coffee-filter', 'drink-apple-must', 'bun-cinnamon'] };
const sandwichBread = oneOf(
  'sandwich-bread',
  words('På vilket bröd?', 'On which bread?', 'Mille leivälle?', 'På hvilket brød?', 'На каком хлебе?'),
  [
    option(
      'on-sourdough',
      0,
      words('Surdeg', 'Sourdough', 'Hapanjuurileipä', 'Surdeig', 'На закваске'),
      ['wheat', 'rye'],
      { picture: '🍞' },
    ),
    option('on-rye', 0, words('Rågbröd', 'Rye', 'Ruisleipä', 'Rugbrød', 'Ржаной'), ['rye'], {
      picture: '🍞🌾',
    }),
    option(
      'on-gluten-free',
      15,
      words(
        'Glutenfritt fröbröd',
        'Gluten-free seed bread',
        'Gluteeniton siemenleipä',
        'Glutenfritt frøbrød',
        'Безглютеновый с семечками',
      ),
      ['eggBase', 'pumpkinSeeds', 'sesame'],
      { picture: '🍞🌻' },
    ),
  ],
);

const sandwiches = section(
  'sandwiches',
  words('Smörgåsar', 'Sandwiches', 'Täytetyt leivät', 'Smørbrød', 'Бутерброды'),
  '🥪🥬',
  { ...filling, choices: [sandwichBread] },
  [
    dish(
      'sandwich-cheese-ham',
      68,
      words('Ost & skinka', 'Cheese & ham', 'Juusto & kinkku', 'Ost & skinke', 'Сыр и ветчина'),
      ['wheat', 'swissCheese', 'ham', 'lettuce', 'mustard'],
      { picture: '🥪🧀🍖' },
    ),
    dish(
      'sandwich-salmon',
      89,
      words(
        'Rökt lax & färskost',
        'Smoked salmon & cream cheese',
        'Savulohi & tuorejuusto',
        'Røkelaks & kremost',
        'Копчёный лосось и сливочный сыр',
      ),
      ['wheat', 'smokedSalmon', 'creamCheese', 'dill', 'lemon'],
      { picture: '🥯🍋🌿' },
    ),
    dish(
      'sandwich-shrimp',
      129,
      words('Räksmörgås', 'Prawn sandwich', 'Katkarapuleipä', 'Rekesmørbrød', 'Бутерброд с креветками'),
      ['wheat', 'shrimp', 'egg', 'mayo', 'dill', 'lemon'],
      {
        says: words(
          'Så hög att den behöver kniv och gaffel.',
          'So tall that it needs a knife and fork.',
          'Niin korkea, että tarvitaan veitsi ja haarukka.',
          'Så høyt at det trengs kniv og gaffel.',
          'Такой высокий, что нужны нож и вилка.',
        ),
        picture: '🦐🥪🍋',
        campaigns: [lunchDeal],
      },
    ),
    dish(
      'sandwich-chicken',
      82,
      words('Kyckling & curry', 'Chicken & curry', 'Kana & curry', 'Kylling & karri', 'Курица и карри'),
      ['wheat', 'chicken', 'mango', 'mayo', 'lettuce'],
      { picture: '🥪🍗🥭', isHalal: true },
    ),
    dish(
      'sandwich-egg',
      62,
      words('Ägg & kaviar', 'Egg & cod roe', 'Kananmuna & mätitahna', 'Egg & kaviar', 'Яйцо и икра'),
      ['wheat', 'egg', 'fishBase', 'chives', 'butter'],
      { picture: '🥪🥚🌿' },
    ),
    dish(
      'sandwich-hummus',
      69,
      words(
        'Hummus & rostad paprika',
        'Hummus & roasted pepper',
        'Hummus & paahdettu paprika',
        'Hummus & bakt paprika',
        'Хумус и печёный перец',
      ),
      ['wheat', 'hummus', 'pepper', 'rocket', 'pumpkinSeeds'],
      { picture: '🥪🫑🥬' },
    ),
    dish(
      'sandwich-brunost',
      55,
      words(
        'Brunost på våffla',
        'Brown cheese on a waffle',
        'Ruskojuusto vohvelilla',
        'Brunost på vaffel',
        'Коричневый сыр на вафле',
      ),
      ['sponge', 'brownCheese', 'jam', 'creamFraiche'],
      { picture: '🧇🧀🍓', choices: [] },
    ),
    dish(
      'toast-three-cheese',
      79,
      words(
        'Varm macka med tre ostar',
        'Three-cheese toastie',
        'Kolmen juuston lämmin leipä',
        'Varm toast med tre oster',
        'Горячий тост с тремя сырами',
      ),
      ['wheat', 'cheddar', 'gorgonzola', 'parmesan', 'mustard'],
      { picture: '🥪🧀🔥' },
    ),
  ],
);

const breakfast = section(
  'breakfast',
  words('Frukost', 'Breakfast', 'Aamiainen', 'Frokost', 'Завтрак'),
  '🍳🥐',
  { suggests: ['coffee-filter', 'drink-orange-juice'] },
  [
    dish(
      'breakfast-tray',
      109,
      words(
        'Luckans frukostbricka',
        'The Hatch breakfast tray',
        'Luukun aamiaistarjotin',
        'Lukas frokostbrett',
        'Завтрак «Окошко»',
      ),
      ['wheat', 'swissCheese', 'ham', 'softEgg', 'yoghurt', 'jam'],
      {
        says: words(
          'Det vi själva äter klockan sex.',
          'What we have ourselves at six.',
          'Sama, mitä itse syömme kuudelta.',
          'Det vi selv spiser klokken seks.',
          'То, что мы сами едим в шесть.',
        ),
        picture: '🍳🥖🥛',
        pictureFor: { fi: '🥟🥚☕', no: '🧇🍓☕', ru: '🥞🍯🥚' },
      },
    ),
    dish(
      'breakfast-porridge',
      52,
      words('Havregrynsgröt', 'Oat porridge', 'Kaurapuuro', 'Havregrøt', 'Овсяная каша'),
      ['oats', 'milk', 'apple', 'cinnamon'],
      { picture: '🍚🍎🌾' },
    ),
    dish(
      'breakfast-granola',
      58,
      words(
        'Yoghurt med granola',
        'Yoghurt with granola',
        'Jogurtti ja granola',
        'Yoghurt med granola',
        'Йогурт с гранолой',
      ),
      ['yoghurt', 'oats', 'hazelnut', 'blueberry', 'honey'],
      { picture: '🍚🫐🍯' },
    ),
    dish(
      'breakfast-pancakes',
      75,
      words(
        'Plättar med sylt och grädde',
        'Small pancakes with jam and cream',
        'Lettuja hillolla ja kermalla',
        'Lapper med syltetøy og krem',
        'Оладьи с вареньем и сливками',
      ),
      ['sponge', 'jam', 'whippedCream'],
      { picture: '🥞🍓' },
    ),
  ],
);

const cup = oneOf(
  'cup',
  words('Hur stor kopp?', 'What size?', 'Minkä kokoinen?', 'Hvor stor kopp?', 'Какой размер?'),
  [
    option('cup-small', 0, words('Liten', 'Small', 'Pieni', 'Liten', 'Маленький')),
    option('cup-large', 8, words('Stor', 'Large', 'Iso', 'Stor', 'Большой')),
  ],
);
const cupMilk = oneOf(
  'cup-milk',
  words('Vilken mjölk?', 'Which milk?', 'Mikä maito?', 'Hvilken melk?', 'Какое молоко?'),
  [
    option('with-milk', 0, words('Mjölk', 'Cow’s milk', 'Maito', 'Melk', 'Коровье'), ['milk'], {
      picture: '🥛',
    }),
    option(
      'with-oat',
      0,
      words('Havredryck', 'Oat drink', 'Kaurajuoma', 'Havredrikk', 'Овсяное'),
      ['oatMilk'],
      { picture: '🥛🌾' },
    ),
    option(
      'with-almond',
      5,
      words('Mandeldryck', 'Almond drink', 'Mantelijuoma', 'Mandeldrikk', 'Миндальное'),
      ['almondBase'],
      { picture: '🥛🌰' },
    ),
    option('with-soy', 5, words('Sojadryck', 'Soy drink', 'Soijajuoma', 'Soyadrikk', 'Соевое'), ['soyBase'], {
      picture: '🥛🌱',
    }),
  ],
);
const cupExtras = upTo(
  2,
  'cup-extras',
  words('Något extra?', 'Anything extra?', 'Jotain lisää?', 'Noe ekstra?', 'Что-нибудь ещё?'),
  [
    option(
      'extra-shot',
      10,
      words(
        'Extra espresso',
        'An extra espresso shot',
        'Espresso lisää',
        'En ekstra espresso',
        'Порция эспрессо',
      ),
      ['coffee'],
      { picture: '☕' },
    ),
    option(
      'extra-vanilla',
      6,
      words('Vaniljsirap', 'Vanilla syrup', 'Vaniljasiirappi', 'Vaniljesirup', 'Ванильный сироп'),
      ['vanilla'],
    ),
    option(
      'extra-hazelnut',
      6,
      words(
        'Hasselnötssirap',
        'Hazelnut syrup',
        'Hasselpähkinäsiirappi',
        'Hasselnøttsirup',
        'Ореховый сироп',
      ),
      ['hazelnut'],
      { picture: '🌰' },
    ),
  ],
);
const brewed = words(
  'Rostat i Göteborg, bryggt varje kvart.',
  'Roasted in Gothenburg, brewed every quarter of an hour.',
  'Paahdettu Göteborgissa, keitetty vartin välein.',
  'Brent i Göteborg, brygget hvert kvarter.',
  'Обжарен в Гётеборге, завариваем каждые четверть часа.',
);

/** The rest of the bakery's drinks are in the fridge. */
const coffee = section(
  'coffee',
  words('Kaffe och te', 'Coffee and tea', 'Kahvi ja tee', 'Kaffe og te', 'Кофе и чай'),
  '☕🫖',
  { picture: '☕', suggests: ['bun-cinnamon', 'pastry-croissant', 'cake-chocolate-ball'] },
  [
    dish(
      'coffee-filter',
      32,
      words('Bryggkaffe', 'Filter coffee', 'Suodatinkahvi', 'Filterkaffe', 'Фильтр-кофе'),
      [],
      { says: brewed, picture: '☕', choices: [cup] },
    ),
    dish(
      'coffee-espresso',
      32,
      words('Dubbel espresso', 'Double espresso', 'Tuplaespresso', 'Dobbel espresso', 'Двойной эспрессо'),
      [],
      { picture: '☕🍫' },
    ),
    dish(
      'coffee-cappuccino',
      46,
      words('Cappuccino', 'Cappuccino', 'Cappuccino', 'Cappuccino', 'Капучино'),
      ['coffee', 'milk'],
      { picture: '☕🥛', choices: [cup, cupMilk, cupExtras] },
    ),
    dish('coffee-latte', 49, words('Latte', 'Latte', 'Latte', 'Latte', 'Латте'), ['coffee', 'milk'], {
      picture: '☕🥛🌾',
      choices: [cup, cupMilk, cupExtras],
    }),
    dish(
      'coffee-iced',
      52,
      words('Islatte', 'Iced latte', 'Jäälatte', 'Islatte', 'Айс-латте'),
      ['coffee', 'milk'],
      { picture: '🧋🧊', choices: [cupMilk, cupExtras] },
    ),
    dish(
      'coffee-chocolate',
      48,
      words(
        'Varm choklad med grädde',
        'Hot chocolate with cream',
        'Kaakao kermavaahdolla',
        'Varm sjokolade med krem',
        'Горячий шоколад со сливками',
      ),
      ['chocolate', 'milk', 'whippedCream'],
      { picture: '☕🍫🥛', choices: [cupMilk] },
    ),
    dish('tea-black', 32, words('Svart te', 'Black tea', 'Musta tee', 'Svart te', 'Чёрный чай'), [], {
      picture: '🫖🍋',
    }),
    dish('tea-herbal', 32, words('Örtte på mynta', 'Mint tea', 'Minttutee', 'Myntete', 'Мятный чай'), [], {
      picture: '🍵🌿🍯',
    }),
    dish(
      'tea-chai',
      46,
      words('Chai latte', 'Chai latte', 'Chai latte', 'Chai latte', 'Чай-латте'),
      ['milk', 'cinnamon', 'cardamom', 'ginger'],
      { picture: '🍵🫚🥛', choices: [cup, cupMilk] },
    ),
  ],
);

/** Warm from five in the morning. */
export const bakerySections = [breakfast, bread, buns, cakes, sandwiches, coffee];

export const bakery: Kitchen = { name: 'Lucka Bageri', sections: [...bakerySections, coldDrinks] };
