import { bar, coldDrinks } from '@api/demonstration/chain/kitchens/drinks';
import { iceCream } from '@api/demonstration/chain/kitchens/ice-cream';
import { lunchDeal, mealDrink, newcomer, weekPick } from '@api/demonstration/chain/kitchens/shared-choices';
import type { Kitchen } from '@api/demonstration/chain/notation/menu-dto';
import { dish, oneOf, option, section, upTo } from '@api/demonstration/chain/notation/menu-notation';
import { name, words } from '@api/demonstration/chain/notation/words';

const size = oneOf(
  'pizza-size',
  words('Hur stor pizza?', 'What size?', 'Minkä kokoinen?', 'Hvor stor pizza?', 'Какой размер?'),
  [
    option(
      'size-regular',
      0,
      words('Vanlig, 30 cm', 'Regular, 30 cm', 'Tavallinen, 30 cm', 'Vanlig, 30 cm', 'Обычная, 30 см'),
    ),
    option(
      'size-family',
      105,
      words('Familj, 45 cm', 'Family, 45 cm', 'Perhe, 45 cm', 'Familie, 45 cm', 'Семейная, 45 см'),
    ),
  ],
);

const crust = oneOf(
  'crust',
  words('Välj botten', 'Choose a base', 'Valitse pohja', 'Velg bunn', 'Выберите тесто'),
  [
    option(
      'crust-classic',
      0,
      words('Klassisk', 'Classic', 'Klassinen', 'Klassisk', 'Классическое'),
      ['wheat'],
      { picture: '🫓' },
    ),
    option(
      'crust-sourdough',
      12,
      words(
        'Surdeg, 48 timmar',
        'Sourdough, 48 hours',
        'Hapanjuuri, 48 tuntia',
        'Surdeig, 48 timer',
        'На закваске, 48 часов',
      ),
      ['wheat', 'rye'],
      { picture: '🫓🌾' },
    ),
    option(
      'crust-gluten-free',
      25,
      words('Glutenfri', 'Gluten-free', 'Gluteeniton', 'Glutenfri', 'Без глютена'),
      ['plain'],
      { picture: '🫓🌽' },
    ),
  ],
);

const toppings = upTo(
  3,
  'toppings',
  words('Mer på pizzan', 'More on top', 'Lisää päälle', 'Mer på pizzaen', 'Добавить сверху'),
  [
    option(
      'top-mozzarella',
      18,
      words(
        'Buffelmozzarella',
        'Buffalo mozzarella',
        'Puhvelimozzarella',
        'Bøffelmozzarella',
        'Моцарелла из буйволиного молока',
      ),
      ['mozzarella'],
      { picture: '🧀' },
    ),
    option(
      'top-parma',
      25,
      words('Parmaskinka', 'Parma ham', 'Parmankinkku', 'Parmaskinke', 'Пармская ветчина'),
      ['parmaHam'],
      { picture: '🥓' },
    ),
    option(
      'top-mushroom',
      12,
      words('Champinjoner', 'Mushrooms', 'Herkkusieniä', 'Sjampinjong', 'Шампиньоны'),
      ['mushroom'],
    ),
    option('top-olives', 10, words('Oliver', 'Olives', 'Oliiveja', 'Oliven', 'Оливки'), ['olives'], {
      picture: '🫒',
    }),
    option(
      'top-chili',
      6,
      words('Färsk chili', 'Fresh chilli', 'Tuoretta chiliä', 'Fersk chili', 'Свежий чили'),
      ['chili'],
      { picture: '🌶️' },
    ),
    option('top-pineapple', 10, words('Ananas', 'Pineapple', 'Ananasta', 'Ananas', 'Ананас'), ['pineapple'], {
      picture: '🍍',
    }),
    option(
      'top-pistachio',
      18,
      words(
        'Rostade pistagenötter',
        'Toasted pistachios',
        'Paahdettuja pistaaseja',
        'Ristede pistasjnøtter',
        'Обжаренные фисташки',
      ),
      ['pistachio'],
      { picture: '🌰' },
    ),
    option(
      'top-truffle',
      29,
      words('Tryffelolja', 'Truffle oil', 'Tryffeliöljyä', 'Trøffelolje', 'Трюфельное масло'),
      ['truffle'],
      { isSoldOut: true },
    ),
  ],
);

const withDrink = oneOf(
  'pizza-deal',
  words('Dryck till?', 'A drink with it?', 'Juoma kylkeen?', 'Drikke til?', 'Напиток к пицце?'),
  [
    option('deal-none', 0, words('Nej tack', 'No thanks', 'Ei kiitos', 'Nei takk', 'Нет, спасибо')),
    option(
      'deal-drink',
      22,
      words('Ja, en dryck', 'Yes, a drink', 'Kyllä, juoma', 'Ja, en drikke', 'Да, напиток'),
      [],
      { picture: '🥤🧊', choices: [mealDrink('deal')] },
    ),
  ],
);

const pizza = {
  picture: '🍕',
  choices: [size, crust, toppings],
  suggests: ['anti-garlic-bread', 'salad-rocket', 'dolce-tiramisu', 'dip-garlic'],
};

const redPizzas = section(
  'red-pizzas',
  words('Med tomatsås', 'With tomato', 'Tomaattipohjalla', 'Med tomatsaus', 'На томатном соусе'),
  '🍕🍅',
  {},
  [
    dish(
      'pizza-margherita',
      115,
      name('Margherita', 'Маргарита'),
      ['wheat', 'tomato', 'mozzarella', 'basil', 'oliveOil'],
      {
        says: words(
          'Om den här är bra är resten det också.',
          'If this one is good, so are the rest.',
          'Jos tämä on hyvä, muutkin ovat.',
          'Er denne god, er resten det også.',
          'Если хороша эта, хороши и остальные.',
        ),
        picture: '🍕🍅🌿',
        campaigns: [weekPick],
      },
    ),
    dish(
      'pizza-marinara',
      99,
      name('Marinara', 'Маринара'),
      ['wheat', 'tomato', 'garlic', 'oregano', 'oliveOil'],
      { picture: '🍕🧄🌿' },
    ),
    dish(
      'pizza-diavola',
      139,
      name('Diavola', 'Дьявола'),
      ['wheat', 'tomato', 'mozzarella', 'salami', 'chili'],
      {
        says: words(
          'Ett glas vatten ingår, om du ber snällt.',
          'A glass of water comes with it, if you ask nicely.',
          'Vesilasi kuuluu hintaan, jos pyydät kauniisti.',
          'Et glass vann følger med, om du spør pent.',
          'Стакан воды прилагается, если вежливо попросить.',
        ),
        picture: '🍕🌶️🔥',
      },
    ),
    dish(
      'pizza-capricciosa',
      135,
      name('Capricciosa', 'Капричоза'),
      ['wheat', 'tomato', 'mozzarella', 'ham', 'mushroom', 'artichoke', 'olives'],
      { picture: '🍕🍖🫒' },
    ),
    dish('pizza-vesuvio', 119, name('Vesuvio', 'Везувий'), ['wheat', 'tomato', 'mozzarella', 'ham'], {
      picture: '🍕🍖',
    }),
    dish(
      'pizza-hawaii',
      125,
      name('Hawaii', 'Гавайская'),
      ['wheat', 'tomato', 'mozzarella', 'ham', 'pineapple'],
      {
        says: words(
          'Vi dömer ingen.',
          'We judge nobody.',
          'Emme tuomitse ketään.',
          'Vi dømmer ingen.',
          'Мы никого не осуждаем.',
        ),
        picture: '🍕🍍',
      },
    ),
    dish(
      'pizza-napoli',
      129,
      name('Napoli', 'Неаполитанская'),
      ['wheat', 'tomato', 'mozzarella', 'anchovy', 'capers', 'olives'],
      { picture: '🍕🫒🍋' },
    ),
    dish(
      'pizza-tonno',
      135,
      name('Tonno', 'Тонно'),
      ['wheat', 'tomato', 'mozzarella', 'tuna', 'redOnion', 'capers'],
      { picture: '🍕🧅🍋' },
    ),
    dish(
      'pizza-frutti-di-mare',
      159,
      name('Frutti di mare', 'Фрутти ди маре'),
      ['wheat', 'tomato', 'shrimp', 'mussels', 'squid', 'garlic', 'parsley'],
      { picture: '🍕🦐🦪' },
    ),
    dish(
      'pizza-nduja',
      149,
      words('Nduja & honung', 'Nduja & honey', 'Nduja & hunaja', 'Nduja & honning', 'Ндуйя и мёд'),
      ['wheat', 'tomato', 'mozzarella', 'nduja', 'honey', 'basil'],
      { picture: '🍕🌶️🍯', campaigns: [newcomer] },
    ),
    dish(
      'pizza-parma',
      155,
      words('Parma & ruccola', 'Parma & rocket', 'Parma & rucola', 'Parma & ruccola', 'Парма и руккола'),
      ['wheat', 'tomato', 'mozzarella', 'parmaHam', 'rocket', 'parmesan'],
      { picture: '🍕🥬🧀' },
    ),
    dish(
      'pizza-burrata',
      159,
      words(
        'Burrata & körsbärstomat',
        'Burrata & cherry tomato',
        'Burrata & kirsikkatomaatti',
        'Burrata & cherrytomat',
        'Буррата и черри',
      ),
      ['wheat', 'tomato', 'burrata', 'cherryTomato', 'basil', 'balsamic'],
      { picture: '🍕🍅🧀' },
    ),
    dish(
      'pizza-kebab',
      139,
      words('Kebabpizza', 'Kebab pizza', 'Kebabpizza', 'Kebabpizza', 'Пицца с кебабом'),
      ['wheat', 'tomato', 'mozzarella', 'kebab', 'jalapeno', 'onion', 'yoghurt'],
      {
        says: words(
          'Sveriges bidrag till Italien.',
          'What Sweden gave Italy.',
          'Ruotsin lahja Italialle.',
          'Sveriges bidrag til Italia.',
          'Вклад Швеции в Италию.',
        ),
        picture: '🍕🥙🌶️',
        isHalal: true,
      },
    ),
    dish(
      'pizza-reindeer',
      165,
      words(
        'Ren & lingon',
        'Reindeer & lingonberry',
        'Poro & puolukka',
        'Rein & tyttebær',
        'Оленина и брусника',
      ),
      ['wheat', 'tomato', 'mozzarella', 'reindeer', 'chanterelle', 'lingonberry'],
      { picture: '🍕🍒🌲', isSoldOut: true },
    ),
  ],
);

const whitePizzas = section(
  'white-pizzas',
  words('Utan tomatsås', 'Without tomato', 'Valkoisella pohjalla', 'Uten tomatsaus', 'На белой основе'),
  '🍕🧀',
  {},
  [
    dish(
      'pizza-four-cheese',
      145,
      words('Fyra ostar', 'Four cheeses', 'Neljä juustoa', 'Fire oster', 'Четыре сыра'),
      ['wheat', 'mozzarella', 'gorgonzola', 'taleggio', 'parmesan'],
      { picture: '🍕🧀🍯' },
    ),
    dish(
      'pizza-truffle',
      165,
      words('Tryffel & svamp', 'Truffle & mushroom', 'Tryffeli & sieni', 'Trøffel & sopp', 'Трюфель и грибы'),
      ['wheat', 'mozzarella', 'mushroom', 'truffle', 'parmesan'],
      { picture: '🍕🌰🧀' },
    ),
    dish(
      'pizza-potato',
      135,
      words(
        'Potatis & rosmarin',
        'Potato & rosemary',
        'Peruna & rosmariini',
        'Potet & rosmarin',
        'Картофель и розмарин',
      ),
      ['wheat', 'mozzarella', 'potato', 'rosemary', 'taleggio'],
      { picture: '🍕🥔🌿' },
    ),
    dish(
      'pizza-salsiccia',
      149,
      words(
        'Salsiccia & broccoli',
        'Salsiccia & broccoli',
        'Salsiccia & parsakaali',
        'Salsiccia & brokkoli',
        'Сальсичча и брокколи',
      ),
      ['wheat', 'mozzarella', 'sausage', 'broccoli', 'chili'],
      { picture: '🍕🥦🌶️' },
    ),
    dish(
      'pizza-goat-cheese',
      145,
      words(
        'Getost & honung',
        'Goat cheese & honey',
        'Vuohenjuusto & hunaja',
        'Chèvre & honning',
        'Козий сыр и мёд',
      ),
      ['wheat', 'mozzarella', 'goatCheese', 'honey', 'walnut', 'rocket'],
      { picture: '🍕🍯🌰' },
    ),
    dish(
      'pizza-salmon',
      155,
      words(
        'Rökt lax & dill',
        'Smoked salmon & dill',
        'Savulohi & tilli',
        'Røkt laks & dill',
        'Копчёный лосось и укроп',
      ),
      ['wheat', 'creamFraiche', 'smokedSalmon', 'dill', 'redOnion', 'lemon'],
      { picture: '🍕🍋🌿' },
    ),
    dish(
      'pizza-roe',
      175,
      words(
        'Löjrom & gräddfil',
        'Vendace roe & soured cream',
        'Muikunmäti & kermaviili',
        'Løyrom & rømme',
        'Икра ряпушки и сметана',
      ),
      ['wheat', 'mozzarella', 'roe', 'creamFraiche', 'redOnion', 'chives'],
      {
        says: words(
          'Norrland möter Neapel.',
          'The far north meets Naples.',
          'Pohjoinen kohtaa Napolin.',
          'Nord møter Napoli.',
          'Север встречает Неаполь.',
        ),
        picture: '🍕🧅🌿',
      },
    ),
    dish(
      'pizza-pistachio',
      159,
      words(
        'Skinka & pistage',
        'Ham & pistachio',
        'Kinkku & pistaasi',
        'Skinke & pistasj',
        'Ветчина и фисташки',
      ),
      ['wheat', 'mozzarella', 'ham', 'pistachio', 'ricotta', 'basil'],
      { picture: '🍕🌰🌿' },
    ),
    dish(
      'pizza-pesto',
      135,
      words(
        'Pesto & körsbärstomat',
        'Pesto & cherry tomato',
        'Pesto & kirsikkatomaatti',
        'Pesto & cherrytomat',
        'Песто и черри',
      ),
      ['wheat', 'mozzarella', 'pesto', 'cherryTomato', 'rocket'],
      { picture: '🍕🍅🥬' },
    ),
  ],
);

const greenPizzas = section(
  'green-pizzas',
  words('Gröna pizzor', 'Green pizzas', 'Vihreät pizzat', 'Grønne pizzaer', 'Овощные пиццы'),
  '🍕🥬',
  {},
  [
    dish(
      'pizza-vegetariana',
      129,
      name('Vegetariana', 'Вегетариана'),
      ['wheat', 'tomato', 'mozzarella', 'aubergine', 'courgette', 'pepper'],
      { picture: '🍕🍆🫑' },
    ),
    dish(
      'pizza-spinach',
      129,
      words(
        'Spenat & ricotta',
        'Spinach & ricotta',
        'Pinaatti & ricotta',
        'Spinat & ricotta',
        'Шпинат и рикотта',
      ),
      ['wheat', 'mozzarella', 'spinach', 'ricotta', 'garlic', 'pineNuts'],
      { picture: '🍕🥬🧄' },
    ),
    dish(
      'pizza-artichoke',
      135,
      words(
        'Kronärtskocka & oliv',
        'Artichoke & olive',
        'Artisokka & oliivi',
        'Artisjokk & oliven',
        'Артишок и оливки',
      ),
      ['wheat', 'tomato', 'mozzarella', 'artichoke', 'olives', 'capers'],
      { picture: '🍕🫒' },
    ),
    dish(
      'pizza-vegan',
      129,
      words('Helt grön', 'All green', 'Kokonaan vihreä', 'Helt grønn', 'Совсем зелёная'),
      ['wheat', 'tomato', 'broccoli', 'pepper', 'hummus', 'rocket'],
      {
        says: words(
          'Vegansk rakt igenom.',
          'Vegan through and through.',
          'Vegaaninen läpikotaisin.',
          'Vegansk tvers igjennom.',
          'Веганская насквозь.',
        ),
        picture: '🍕🥦🫑',
      },
    ),
  ],
);

const foldedPizzas = section(
  'folded-pizzas',
  words('Inbakade', 'Folded', 'Täytetyt pizzat', 'Innbakte', 'Кальцоне'),
  '🥟🍅',
  { picture: '🥟', choices: [crust, withDrink] },
  [
    dish('calzone-classic', 129, name('Calzone', 'Кальцоне'), ['wheat', 'tomato', 'mozzarella', 'ham'], {
      picture: '🥟🍖🍅',
    }),
    dish(
      'calzone-spicy',
      139,
      words(
        'Calzone med salami',
        'Calzone with salami',
        'Calzone salamilla',
        'Calzone med salami',
        'Кальцоне с салями',
      ),
      ['wheat', 'tomato', 'mozzarella', 'salami', 'ricotta', 'chili'],
      { picture: '🥟🌶️🧀' },
    ),
    dish(
      'calzone-green',
      129,
      words(
        'Calzone med spenat',
        'Calzone with spinach',
        'Calzone pinaatilla',
        'Calzone med spinat',
        'Кальцоне со шпинатом',
      ),
      ['wheat', 'mozzarella', 'spinach', 'ricotta', 'mushroom'],
      { picture: '🥟🥬' },
    ),
  ],
);

const pizzas = section('pizzas', name('Pizza', 'Пицца'), '🍕🔥', pizza, [
  redPizzas,
  whitePizzas,
  greenPizzas,
  foldedPizzas,
]);

const pastaShape = oneOf(
  'pasta-shape',
  words('Vilken pasta?', 'Which pasta?', 'Mikä pasta?', 'Hvilken pasta?', 'Какая паста?'),
  [
    option('pasta-spaghetti', 0, name('Spaghetti', 'Спагетти'), ['wheat'], { picture: '🍝' }),
    option('pasta-rigatoni', 0, name('Rigatoni', 'Ригатони'), ['wheat']),
    option(
      'pasta-fresh',
      15,
      words(
        'Färsk tagliatelle',
        'Fresh tagliatelle',
        'Tuore tagliatelle',
        'Fersk tagliatelle',
        'Свежие тальятелле',
      ),
      ['wheat', 'eggBase'],
      { picture: '🍝🥚' },
    ),
    option(
      'pasta-gluten-free',
      15,
      words(
        'Glutenfri penne',
        'Gluten-free penne',
        'Gluteeniton penne',
        'Glutenfri penne',
        'Пенне без глютена',
      ),
      ['plain'],
      { picture: '🍝🌽' },
    ),
  ],
);

const pasta = section(
  'pasta',
  words('Pasta', 'Pasta', 'Pasta', 'Pasta', 'Паста'),
  '🍝🧀',
  { picture: '🍝', choices: [pastaShape], suggests: ['anti-garlic-bread', 'salad-rocket', 'dolce-tiramisu'] },
  [
    dish('pasta-carbonara', 139, name('Carbonara', 'Карбонара'), ['wheat', 'bacon', 'egg', 'pecorino'], {
      says: words(
        'Utan grädde. Vi har lovat.',
        'No cream. We promised.',
        'Ilman kermaa. Lupasimme.',
        'Uten fløte. Vi har lovet.',
        'Без сливок. Мы обещали.',
      ),
      picture: '🍝🥓🥚',
      campaigns: [lunchDeal],
    }),
    dish(
      'pasta-bolognese',
      135,
      name('Bolognese', 'Болоньезе'),
      ['wheat', 'beef', 'tomato', 'carrot', 'parmesan', 'celeryBase', 'wineBase'],
      { picture: '🍝🥩🍅' },
    ),
    dish(
      'pasta-pesto',
      125,
      words('Pesto Genovese', 'Pesto Genovese', 'Pesto Genovese', 'Pesto Genovese', 'Песто по-генуэзски'),
      ['wheat', 'pesto', 'potato', 'beans'],
      { picture: '🍝🌿🧀' },
    ),
    dish(
      'pasta-arrabbiata',
      119,
      name('Arrabbiata', 'Арабьята'),
      ['wheat', 'tomato', 'chili', 'garlic', 'parsley'],
      { picture: '🍝🌶️🧄' },
    ),
    dish(
      'pasta-vongole',
      159,
      words(
        'Musslor & vitlök',
        'Mussels & garlic',
        'Simpukat & valkosipuli',
        'Skjell & hvitløk',
        'Мидии и чеснок',
      ),
      ['wheat', 'mussels', 'garlic', 'parsley', 'chili', 'wineBase'],
      { picture: '🍝🦪🧄' },
    ),
    dish('pasta-cacio', 129, name('Cacio e pepe', 'Качо э пепе'), ['wheat', 'pecorino', 'butter'], {
      says: words(
        'Tre råvaror och en stadig handled.',
        'Three ingredients and a steady wrist.',
        'Kolme raaka-ainetta ja vakaa ranne.',
        'Tre råvarer og et stødig håndledd.',
        'Три продукта и твёрдая рука.',
      ),
      picture: '🍝🧀🧈',
    }),
    dish(
      'pasta-salmon',
      149,
      words('Lax & citron', 'Salmon & lemon', 'Lohi & sitruuna', 'Laks & sitron', 'Лосось и лимон'),
      ['wheat', 'salmon', 'halfCream', 'lemon', 'spinach'],
      { picture: '🍝🍋🥬' },
    ),
    dish(
      'pasta-lasagne',
      139,
      words('Lasagne', 'Lasagne', 'Lasagne', 'Lasagne', 'Лазанья'),
      ['wheat', 'beef', 'tomato', 'milk', 'mozzarella', 'parmesan', 'eggBase'],
      {
        says: words(
          'Hörnbiten går först.',
          'The corner piece goes first.',
          'Kulmapala lähtee ensin.',
          'Hjørnebiten går først.',
          'Угловой кусок уходит первым.',
        ),
        picture: '🥘🍅🧀',
        choices: [],
      },
    ),
    dish(
      'pasta-ravioli',
      145,
      words(
        'Ravioli med brynt smör',
        'Ravioli with browned butter',
        'Ravioleja ja ruskistettua voita',
        'Ravioli med brunet smør',
        'Равиоли с топлёным маслом',
      ),
      ['wheat', 'eggBase', 'ricotta', 'spinach', 'brownedButter', 'hazelnut'],
      { picture: '🥟🧈🌰', choices: [] },
    ),
  ],
);

const antipasti = section(
  'antipasti',
  words(
    'Förrätter och sallader',
    'Starters and salads',
    'Alkuruoat ja salaatit',
    'Forretter og salater',
    'Закуски и салаты',
  ),
  '🫒🥗',
  { suggests: ['pizza-margherita', 'drink-sparkling-water'] },
  [
    dish(
      'anti-garlic-bread',
      49,
      words('Vitlöksbröd', 'Garlic bread', 'Valkosipulileipä', 'Hvitløksbrød', 'Чесночный хлеб'),
      ['wheat', 'garlic', 'butter', 'parsley'],
      { picture: '🥖🧄' },
    ),
    dish(
      'anti-bruschetta',
      69,
      words('Bruschetta', 'Bruschetta', 'Bruschetta', 'Bruschetta', 'Брускетта'),
      ['wheat', 'tomato', 'basil', 'garlic', 'oliveOil'],
      { picture: '🍞🍅🌿' },
    ),
    dish(
      'anti-olives',
      45,
      words(
        'Marinerade oliver',
        'Marinated olives',
        'Marinoidut oliivit',
        'Marinerte oliven',
        'Маринованные оливки',
      ),
      ['olives', 'lemon', 'rosemary'],
      { picture: '🫒🍋' },
    ),
    dish(
      'anti-burrata',
      99,
      words(
        'Burrata med tomat',
        'Burrata with tomato',
        'Burrata ja tomaatti',
        'Burrata med tomat',
        'Буррата с томатами',
      ),
      ['burrata', 'tomato', 'basil', 'balsamic'],
      { picture: '🧀🍅🌿' },
    ),
    dish(
      'anti-arancini',
      79,
      words(
        'Arancini, tre stycken',
        'Arancini, three pieces',
        'Arancinit, kolme kappaletta',
        'Arancini, tre stykker',
        'Аранчини, три штуки',
      ),
      ['rice', 'mozzarella', 'wheat', 'eggBase', 'saffron', 'tomato'],
      { picture: '🍚🍅🧀' },
    ),
    dish(
      'anti-board',
      149,
      words(
        'Bricka att dela',
        'A board to share',
        'Jaettava lautanen',
        'Fat til å dele',
        'Тарелка на компанию',
      ),
      ['parmaHam', 'salami', 'gorgonzola', 'olives', 'fig', 'crispbread'],
      { picture: '🧀🫒🍇', isUndeclared: true },
    ),
    dish(
      'salad-caesar',
      129,
      words('Caesarsallad', 'Caesar salad', 'Caesar-salaatti', 'Cæsarsalat', 'Салат «Цезарь»'),
      ['chicken', 'lettuce', 'parmesan', 'croutons', 'anchovy', 'mayo'],
      { picture: '🥗🍗🧀' },
    ),
    dish(
      'salad-rocket',
      65,
      words(
        'Ruccola & parmesan',
        'Rocket & parmesan',
        'Rucola & parmesaani',
        'Ruccola & parmesan',
        'Руккола и пармезан',
      ),
      ['rocket', 'parmesan', 'cherryTomato', 'balsamic'],
      { picture: '🥗🧀🍅' },
    ),
    dish(
      'dip-garlic',
      16,
      words('Vitlökssås', 'Garlic dip', 'Valkosipulidippi', 'Hvitløksdipp', 'Чесночный соус'),
      ['aioli'],
      { picture: '🫙🧄🌿', suggests: [] },
    ),
  ],
);

const dolci = section('dolci', words('Dolci', 'Dolci', 'Dolci', 'Dolci', 'Десерты'), '🍰☕', {}, [
  dish(
    'dolce-tiramisu',
    75,
    words('Tiramisu', 'Tiramisu', 'Tiramisu', 'Tiramisu', 'Тирамису'),
    ['sponge', 'mascarpone', 'coffee', 'darkChocolate'],
    {
      says: words(
        'Görs på kvällen, är bäst dagen efter.',
        'Made in the evening, best the day after.',
        'Tehdään illalla, parasta seuraavana päivänä.',
        'Lages om kvelden, best dagen etter.',
        'Готовим вечером, вкуснее всего назавтра.',
      ),
      picture: '🍰☕🍫',
    },
  ),
  dish(
    'dolce-panna-cotta',
    69,
    words(
      'Panna cotta med hallon',
      'Panna cotta with raspberries',
      'Panna cotta ja vadelmat',
      'Panna cotta med bringebær',
      'Панна-котта с малиной',
    ),
    ['halfCream', 'vanilla', 'raspberry', 'meatBase'],
    { picture: '🍮🍓' },
  ),
  dish(
    'dolce-cannoli',
    65,
    words(
      'Cannoli, två stycken',
      'Cannoli, two pieces',
      'Cannolit, kaksi kappaletta',
      'Cannoli, to stykker',
      'Канноли, две штуки',
    ),
    ['wheat', 'eggBase', 'ricotta', 'pistachio', 'orange'],
    { picture: '🥐🌰🍊' },
  ),
]);

/** Lively: a stone oven, flour in the air. */
export const pizzeriaSections = [pizzas, pasta, antipasti, dolci];

export const pizzeria: Kitchen = {
  name: 'Lucka Pizza',
  sections: [...pizzeriaSections, iceCream, coldDrinks, bar],
};
