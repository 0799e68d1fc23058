import type { Allergen } from '@/domain/menu/allergens';
import { words, type Words } from '@api/demonstration/chain/notation/words';

export interface LarderItem {
  readonly name: Words;
  /** `animal` is meat, fish or rennet; `vegetarian` comes from animals: milk, eggs, honey. */
  readonly nature: 'plant' | 'vegetarian' | 'animal';
  readonly allergens: readonly Allergen[];
  readonly emoji: string | undefined;
  /** Whether a dish's text names it: nobody reads of the dough of a pizza. */
  readonly isTold: boolean;
}

type Make = (emoji: string, name: Words, ...allergens: readonly Allergen[]) => LarderItem;

const kept =
  (nature: LarderItem['nature'], isTold = true): Make =>
  (emoji, name, ...allergens) => ({
    name,
    nature,
    allergens,
    emoji: emoji === '' ? undefined : emoji,
    isTold,
  });

const plant = kept('plant');
const dairy = kept('vegetarian');
const meat = kept('animal');
/** Made with animal rennet by tradition or by law, so not vegetarian. */
const rennetCheese = kept('animal');
const base = kept('plant', false);
const richBase = kept('vegetarian', false);

const untold = words('', '', '', '', '');

/** Everything the chain cooks with: its name within a list, what it is, what it declares, how it looks. */
export const larder = {
  // What a dish stands on; declared, not told.
  wheat: base('', untold, 'gluten'),
  butteredWheat: richBase('', untold, 'gluten', 'milk'),
  brioche: richBase('', untold, 'gluten', 'milk', 'eggs', 'sesame'),
  sponge: richBase('', untold, 'gluten', 'milk', 'eggs'),
  rye: base('', untold, 'gluten'),
  barley: base('', untold, 'gluten'),
  milkBase: richBase('', untold, 'milk'),
  eggBase: richBase('', untold, 'eggs'),
  soyBase: base('', untold, 'soybeans'),
  almondBase: base('', untold, 'nuts'),
  peanutBase: base('', untold, 'peanuts'),
  wineBase: base('', untold, 'sulphites'),
  fishBase: kept('animal', false)('', untold, 'fish'),
  meatBase: kept('animal', false)('', untold),
  celeryBase: base('', untold, 'celery'),
  sesameBase: base('', untold, 'sesame'),
  plain: base('', untold),

  // Meat
  beef: meat('🥩', words('nötfärs', 'beef', 'naudanjauheliha', 'storfekjøtt', 'говядина')),
  brisket: meat(
    '🥩',
    words('rökt oxbringa', 'smoked brisket', 'savustettu naudanrinta', 'røkt oksebryst', 'копчёная грудинка'),
  ),
  steak: meat('🥩', words('ryggbiff', 'sirloin', 'ulkofilee', 'mørbrad', 'стейк из говядины')),
  chicken: meat('🍗', words('kyckling', 'chicken', 'kana', 'kylling', 'курица')),
  friedChicken: meat(
    '🍗',
    words('friterad kyckling', 'fried chicken', 'friteerattu kana', 'fritert kylling', 'хрустящая курица'),
    'gluten',
    'milk',
  ),
  bacon: meat('🥓', words('bacon', 'bacon', 'pekoni', 'bacon', 'бекон')),
  ham: meat('🍖', words('rökt skinka', 'smoked ham', 'savukinkku', 'røkt skinke', 'копчёная ветчина')),
  parmaHam: meat('🥓', words('parmaskinka', 'Parma ham', 'parmankinkku', 'parmaskinke', 'пармская ветчина')),
  salami: meat('', words('stark salami', 'spicy salami', 'tulinen salami', 'sterk salami', 'острая салями')),
  nduja: meat('🌶️', words('nduja', 'nduja', 'nduja', 'nduja', 'ндуйя')),
  sausage: meat('', words('salsiccia', 'salsiccia', 'salsiccia', 'salsiccia', 'сальсичча')),
  porkLoin: meat(
    '🍖',
    words('fläskytterfilé', 'pork loin', 'possun ulkofilee', 'svinefilet', 'свиная вырезка'),
  ),
  boiledSausage: meat('', words('falukorv', 'Falun sausage', 'lenkkimakkara', 'falukorv', 'варёная колбаса')),
  pork: meat(
    '🍖',
    words(
      'långkokt fläsk',
      'slow-cooked pork',
      'pitkään haudutettu possu',
      'langtidsstekt svin',
      'томлёная свинина',
    ),
  ),
  lamb: meat('🍖', words('lamm', 'lamb', 'lammas', 'lam', 'баранина')),
  kebab: meat('', words('kebab', 'kebab', 'kebab', 'kebab', 'кебаб')),
  reindeer: meat('', words('ren', 'reindeer', 'poro', 'reinkjøtt', 'оленина')),
  elk: meat('', words('älgfärs', 'minced elk', 'hirvenjauheliha', 'elgkjøtt', 'фарш из лося')),
  duck: meat('🍗', words('anka', 'duck', 'ankka', 'and', 'утка')),
  tofu: plant('', words('tofu', 'tofu', 'tofu', 'tofu', 'тофу'), 'soybeans'),
  halloumi: dairy('🧀', words('halloumi', 'halloumi', 'halloumi', 'halloumi', 'халуми'), 'milk'),
  plantPatty: plant(
    '🌱',
    words('växtburgare på ärta', 'pea-protein patty', 'hernepihvi', 'erteburger', 'котлета из гороха'),
  ),
  falafel: plant('🧆', words('falafel', 'falafel', 'falafel', 'falafel', 'фалафель')),

  // From the sea
  salmon: meat('🍣', words('lax', 'salmon', 'lohi', 'laks', 'лосось'), 'fish'),
  smokedSalmon: meat(
    '🍣',
    words('rökt lax', 'smoked salmon', 'savulohi', 'røkt laks', 'копчёный лосось'),
    'fish',
  ),
  tuna: meat('🍣', words('tonfisk', 'tuna', 'tonnikala', 'tunfisk', 'тунец'), 'fish'),
  whitefish: meat('', words('torsk', 'cod', 'turska', 'torsk', 'треска'), 'fish'),
  seabass: meat('', words('havsabborre', 'sea bass', 'meriahven', 'havabbor', 'сибас'), 'fish'),
  mackerel: meat('', words('makrill', 'mackerel', 'makrilli', 'makrell', 'скумбрия'), 'fish'),
  herring: meat('', words('strömming', 'Baltic herring', 'silakka', 'sild', 'салака'), 'fish'),
  eel: meat(
    '',
    words('grillad ål', 'grilled eel', 'grillattu ankerias', 'grillet ål', 'угорь на гриле'),
    'fish',
    'soybeans',
  ),
  roe: meat('', words('löjrom', 'vendace roe', 'muikunmäti', 'løyrom', 'икра ряпушки'), 'fish'),
  tobiko: meat(
    '',
    words('flygfiskrom', 'flying fish roe', 'lentokalan mäti', 'flyvefiskrogn', 'икра тобико'),
    'fish',
  ),
  anchovy: meat('', words('sardeller', 'anchovies', 'sardelli', 'ansjos', 'анчоусы'), 'fish'),
  shrimp: meat('🦐', words('räkor', 'prawns', 'katkaravut', 'reker', 'креветки'), 'crustaceans'),
  crab: meat('🦀', words('krabba', 'crab', 'rapu', 'krabbe', 'краб'), 'crustaceans'),
  lobster: meat('🦞', words('hummer', 'lobster', 'hummeri', 'hummer', 'омар'), 'crustaceans'),
  squid: meat('🦑', words('bläckfisk', 'squid', 'mustekala', 'blekksprut', 'кальмар'), 'molluscs'),
  scallop: meat('', words('pilgrimsmussla', 'scallop', 'kampasimpukka', 'kamskjell', 'гребешок'), 'molluscs'),
  mussels: meat('🦪', words('blåmusslor', 'mussels', 'sinisimpukat', 'blåskjell', 'мидии'), 'molluscs'),
  oyster: meat('🦪', words('ostron', 'oyster', 'osteri', 'østers', 'устрица'), 'molluscs'),

  // Milk and eggs
  cheddar: dairy('🧀', words('cheddar', 'cheddar', 'cheddar', 'cheddar', 'чеддер'), 'milk'),
  mozzarella: dairy('🧀', words('mozzarella', 'mozzarella', 'mozzarella', 'mozzarella', 'моцарелла'), 'milk'),
  burrata: dairy('🧀', words('burrata', 'burrata', 'burrata', 'burrata', 'буррата'), 'milk'),
  parmesan: rennetCheese('🧀', words('parmesan', 'parmesan', 'parmesaani', 'parmesan', 'пармезан'), 'milk'),
  pecorino: rennetCheese('🧀', words('pecorino', 'pecorino', 'pecorino', 'pecorino', 'пекорино'), 'milk'),
  gorgonzola: rennetCheese(
    '🧀',
    words('gorgonzola', 'gorgonzola', 'gorgonzola', 'gorgonzola', 'горгонзола'),
    'milk',
  ),
  ricotta: dairy('🧀', words('ricotta', 'ricotta', 'ricotta', 'ricotta', 'рикотта'), 'milk'),
  taleggio: rennetCheese('🧀', words('taleggio', 'taleggio', 'taleggio', 'taleggio', 'таледжо'), 'milk'),
  goatCheese: dairy('🧀', words('getost', 'goat cheese', 'vuohenjuusto', 'chèvre', 'козий сыр'), 'milk'),
  feta: dairy('🧀', words('fetaost', 'feta', 'feta', 'feta', 'фета'), 'milk'),
  creamCheese: dairy(
    '',
    words('färskost', 'cream cheese', 'tuorejuusto', 'kremost', 'сливочный сыр'),
    'milk',
  ),
  swissCheese: dairy(
    '🧀',
    words('grevé', 'Swiss-style cheese', 'emmental', 'jarlsberg', 'эмменталь'),
    'milk',
  ),
  brownCheese: dairy(
    '🧀',
    words('brunost', 'brown cheese', 'ruskojuusto', 'brunost', 'коричневый сыр'),
    'milk',
  ),
  halfCream: dairy('🥛', words('grädde', 'cream', 'kerma', 'fløte', 'сливки'), 'milk'),
  whippedCream: dairy(
    '',
    words('vispgrädde', 'whipped cream', 'kermavaahto', 'krem', 'взбитые сливки'),
    'milk',
  ),
  creamFraiche: dairy('', words('gräddfil', 'soured cream', 'kermaviili', 'rømme', 'сметана'), 'milk'),
  yoghurt: dairy('🥛', words('yoghurt', 'yoghurt', 'jogurtti', 'yoghurt', 'йогурт'), 'milk'),
  milk: dairy('🥛', words('mjölk', 'milk', 'maito', 'melk', 'молоко'), 'milk'),
  oatMilk: plant(
    '🌾',
    words('havredryck', 'oat drink', 'kaurajuoma', 'havredrikk', 'овсяное молоко'),
    'gluten',
  ),
  butter: dairy('🧈', words('smör', 'butter', 'voi', 'smør', 'сливочное масло'), 'milk'),
  brownedButter: dairy(
    '🧈',
    words('brynt smör', 'browned butter', 'ruskistettu voi', 'brunet smør', 'обжаренное сливочное масло'),
    'milk',
  ),
  egg: dairy('🥚', words('ägg', 'egg', 'kananmuna', 'egg', 'яйцо'), 'eggs'),
  friedEgg: dairy(
    '🍳',
    words('stekt ägg', 'fried egg', 'paistettu kananmuna', 'speilegg', 'яичница'),
    'eggs',
  ),
  softEgg: dairy(
    '🥚',
    words('krämigt ägg', 'soft-boiled egg', 'löysä kananmuna', 'mykt egg', 'яйцо всмятку'),
    'eggs',
  ),
  honey: dairy('🍯', words('honung', 'honey', 'hunaja', 'honning', 'мёд')),
  vanillaCustard: dairy(
    '',
    words('vaniljkräm', 'vanilla custard', 'vaniljakreemi', 'vaniljekrem', 'ванильный крем'),
    'milk',
    'eggs',
  ),
  vanillaIce: dairy(
    '🍨',
    words('vaniljglass', 'vanilla ice cream', 'vaniljajäätelö', 'vaniljeis', 'ванильное мороженое'),
    'milk',
  ),

  // Vegetables, roots, herbs
  tomato: plant('🍅', words('tomat', 'tomato', 'tomaatti', 'tomat', 'томат')),
  cherryTomato: plant(
    '🍅',
    words('körsbärstomater', 'cherry tomatoes', 'kirsikkatomaatit', 'cherrytomater', 'черри'),
  ),
  lettuce: plant('🥬', words('sallad', 'lettuce', 'salaatti', 'salat', 'салат')),
  rocket: plant('🥬', words('ruccola', 'rocket', 'rucola', 'ruccola', 'руккола')),
  spinach: plant('🥬', words('spenat', 'spinach', 'pinaatti', 'spinat', 'шпинат')),
  kale: plant('🥬', words('grönkål', 'kale', 'lehtikaali', 'grønnkål', 'кудрявая капуста')),
  cabbage: plant('🥬', words('spetskål', 'pointed cabbage', 'suippokaali', 'spisskål', 'молодая капуста')),
  redCabbage: plant(
    '',
    words(
      'picklad rödkål',
      'pickled red cabbage',
      'pikkelöity punakaali',
      'syltet rødkål',
      'маринованная краснокочанная капуста',
    ),
  ),
  coleslaw: dairy(
    '🥕',
    words('coleslaw', 'coleslaw', 'coleslaw', 'coleslaw', 'коул-слоу'),
    'eggs',
    'mustard',
  ),
  onion: plant('🧅', words('lök', 'onion', 'sipuli', 'løk', 'лук')),
  redOnion: plant(
    '🧅',
    words(
      'picklad rödlök',
      'pickled red onion',
      'pikkelöity punasipuli',
      'syltet rødløk',
      'маринованный красный лук',
    ),
  ),
  friedOnion: plant(
    '🧅',
    words('rostad lök', 'crispy onions', 'paahdettu sipuli', 'sprøstekt løk', 'хрустящий лук'),
    'gluten',
  ),
  springOnion: plant('🌿', words('salladslök', 'spring onion', 'kevätsipuli', 'vårløk', 'зелёный лук')),
  garlic: plant('🧄', words('vitlök', 'garlic', 'valkosipuli', 'hvitløk', 'чеснок')),
  pickles: plant(
    '🥒',
    words('saltgurka', 'pickles', 'suolakurkku', 'sylteagurk', 'солёные огурцы'),
    'mustard',
  ),
  cucumber: plant('🥒', words('gurka', 'cucumber', 'kurkku', 'agurk', 'огурец')),
  pepper: plant('🫑', words('paprika', 'sweet pepper', 'paprika', 'paprika', 'сладкий перец')),
  jalapeno: plant('🌶️', words('jalapeño', 'jalapeño', 'jalapeño', 'jalapeño', 'халапеньо')),
  chili: plant('🌶️', words('chili', 'chilli', 'chili', 'chili', 'чили')),
  mushroom: plant('', words('champinjoner', 'mushrooms', 'herkkusienet', 'sjampinjong', 'шампиньоны')),
  chanterelle: plant('', words('kantareller', 'chanterelles', 'kantarellit', 'kantareller', 'лисички')),
  portobello: plant('', words('portobello', 'portobello', 'portobello', 'portobello', 'портобелло')),
  truffle: plant('', words('tryffel', 'truffle', 'tryffeli', 'trøffel', 'трюфель')),
  aubergine: plant('🍆', words('aubergine', 'aubergine', 'munakoiso', 'aubergine', 'баклажан')),
  courgette: plant('🥒', words('zucchini', 'courgette', 'kesäkurpitsa', 'squash', 'цукини')),
  broccoli: plant('🥦', words('broccoli', 'broccoli', 'parsakaali', 'brokkoli', 'брокколи')),
  artichoke: plant('', words('kronärtskocka', 'artichoke', 'artisokka', 'artisjokk', 'артишок')),
  asparagus: plant('', words('sparris', 'asparagus', 'parsa', 'asparges', 'спаржа')),
  corn: plant('🌽', words('majs', 'sweetcorn', 'maissi', 'mais', 'кукуруза')),
  carrot: plant('🥕', words('morot', 'carrot', 'porkkana', 'gulrot', 'морковь')),
  beetroot: plant('', words('rödbeta', 'beetroot', 'punajuuri', 'rødbete', 'свёкла')),
  potato: plant('🥔', words('potatis', 'potatoes', 'peruna', 'poteter', 'картофель')),
  mash: dairy(
    '🥔',
    words('potatismos', 'mashed potatoes', 'perunamuusi', 'potetmos', 'картофельное пюре'),
    'milk',
  ),
  sweetPotato: plant('🍠', words('sötpotatis', 'sweet potato', 'bataatti', 'søtpotet', 'батат')),
  avocado: plant('🥑', words('avokado', 'avocado', 'avokado', 'avokado', 'авокадо')),
  olives: plant('🫒', words('oliver', 'olives', 'oliivit', 'oliven', 'оливки')),
  capers: plant('', words('kapris', 'capers', 'kapris', 'kapers', 'каперсы')),
  basil: plant('🌿', words('basilika', 'basil', 'basilika', 'basilikum', 'базилик')),
  oregano: plant('🌿', words('oregano', 'oregano', 'oregano', 'oregano', 'орегано')),
  rosemary: plant('🌿', words('rosmarin', 'rosemary', 'rosmariini', 'rosmarin', 'розмарин')),
  dill: plant('🌿', words('dill', 'dill', 'tilli', 'dill', 'укроп')),
  chives: plant('🌿', words('gräslök', 'chives', 'ruohosipuli', 'gressløk', 'шнитт-лук')),
  parsley: plant('🌿', words('persilja', 'parsley', 'persilja', 'persille', 'петрушка')),
  coriander: plant('🌿', words('koriander', 'coriander', 'korianteri', 'koriander', 'кинза')),
  thaiBasil: plant(
    '🌿',
    words('thaibasilika', 'Thai basil', 'thaibasilika', 'thaibasilikum', 'тайский базилик'),
  ),
  mint: plant('🌿', words('mynta', 'mint', 'minttu', 'mynte', 'мята')),
  horseradish: plant('', words('pepparrot', 'horseradish', 'piparjuuri', 'pepperrot', 'хрен')),
  ginger: plant('🫚', words('ingefära', 'ginger', 'inkivääri', 'ingefær', 'имбирь')),
  lemongrass: plant('', words('citrongräs', 'lemongrass', 'sitruunaruoho', 'sitrongress', 'лемонграсс')),
  peas: plant('🫛', words('gröna ärtor', 'green peas', 'herneet', 'grønne erter', 'зелёный горошек')),
  edamame: plant('🫛', words('edamame', 'edamame', 'edamame', 'edamame', 'эдамаме'), 'soybeans'),
  beans: plant('🫘', words('bönor', 'beans', 'pavut', 'bønner', 'фасоль')),
  blackBeans: plant(
    '🫘',
    words('svarta bönor', 'black beans', 'mustapavut', 'sorte bønner', 'чёрная фасоль'),
  ),
  lentils: plant('', words('linser', 'lentils', 'linssit', 'linser', 'чечевица')),
  chickpeas: plant('', words('kikärtor', 'chickpeas', 'kikherneet', 'kikerter', 'нут')),
  bambooShoots: plant(
    '',
    words('bambuskott', 'bamboo shoots', 'bambunversot', 'bambusskudd', 'побеги бамбука'),
  ),
  beanSprouts: plant('🌱', words('böngroddar', 'bean sprouts', 'pavunidut', 'bønnespirer', 'ростки фасоли')),
  seaweed: plant('', words('sjögräs', 'seaweed', 'merilevä', 'sjøgress', 'водоросли'), 'sesame'),
  nori: base('', untold),
  daikon: plant('', words('rättika', 'daikon', 'daikon', 'daikon', 'дайкон')),
  /** Made with fish sauce. */
  kimchi: meat('🌶️', words('kimchi', 'kimchi', 'kimchi', 'kimchi', 'кимчи'), 'fish'),

  // Fruit, berries, nuts, sweet things
  lemon: plant('🍋', words('citron', 'lemon', 'sitruuna', 'sitron', 'лимон')),
  lime: plant('🍋', words('lime', 'lime', 'lime', 'lime', 'лайм')),
  orange: plant('🍊', words('apelsin', 'orange', 'appelsiini', 'appelsin', 'апельсин')),
  mango: plant('🥭', words('mango', 'mango', 'mango', 'mango', 'манго')),
  pineapple: plant('🍍', words('ananas', 'pineapple', 'ananas', 'ananas', 'ананас')),
  banana: plant('🍌', words('banan', 'banana', 'banaani', 'banan', 'банан')),
  apple: plant('🍎', words('äpple', 'apple', 'omena', 'eple', 'яблоко')),
  pear: plant('🍐', words('päron', 'pear', 'päärynä', 'pære', 'груша')),
  fig: plant('', words('fikon', 'fig', 'viikuna', 'fiken', 'инжир')),
  strawberry: plant('🍓', words('jordgubbar', 'strawberries', 'mansikat', 'jordbær', 'клубника')),
  raspberry: plant('🍓', words('hallon', 'raspberries', 'vadelmat', 'bringebær', 'малина')),
  blueberry: plant('🫐', words('blåbär', 'blueberries', 'mustikat', 'blåbær', 'черника')),
  lingonberry: plant('🍒', words('rårörda lingon', 'lingonberries', 'puolukkahillo', 'tyttebær', 'брусника')),
  cloudberry: plant('🍊', words('hjortron', 'cloudberries', 'lakat', 'multer', 'морошка')),
  cherry: plant('🍒', words('körsbär', 'cherries', 'kirsikat', 'kirsebær', 'вишня')),
  rhubarb: plant('', words('rabarber', 'rhubarb', 'raparperi', 'rabarbra', 'ревень')),
  passionFruit: plant(
    '',
    words('passionsfrukt', 'passion fruit', 'passionhedelmä', 'pasjonsfrukt', 'маракуйя'),
  ),
  kiwi: plant('🥝', words('kiwi', 'kiwi', 'kiivi', 'kiwi', 'киви')),
  watermelon: plant('🍉', words('vattenmelon', 'watermelon', 'vesimeloni', 'vannmelon', 'арбуз')),
  grapes: plant('🍇', words('vindruvor', 'grapes', 'viinirypäleet', 'druer', 'виноград')),
  peach: plant('🍑', words('persika', 'peach', 'persikka', 'fersken', 'персик')),
  coconut: plant('🥥', words('kokos', 'coconut', 'kookos', 'kokos', 'кокос')),
  dates: plant('', words('dadlar', 'dates', 'taatelit', 'dadler', 'финики')),
  raisins: plant('🍇', words('russin', 'raisins', 'rusinat', 'rosiner', 'изюм')),
  almond: plant('🌰', words('mandel', 'almonds', 'manteli', 'mandler', 'миндаль'), 'nuts'),
  almondPaste: plant(
    '🌰',
    words('mandelmassa', 'almond paste', 'mantelimassa', 'mandelmasse', 'марципан'),
    'nuts',
  ),
  hazelnut: plant(
    '🌰',
    words('hasselnötter', 'hazelnuts', 'hasselpähkinät', 'hasselnøtter', 'фундук'),
    'nuts',
  ),
  walnut: plant('🌰', words('valnötter', 'walnuts', 'saksanpähkinät', 'valnøtter', 'грецкие орехи'), 'nuts'),
  pistachio: plant('🌰', words('pistage', 'pistachios', 'pistaasi', 'pistasj', 'фисташки'), 'nuts'),
  cashew: plant('🌰', words('cashewnötter', 'cashews', 'cashewpähkinät', 'cashewnøtter', 'кешью'), 'nuts'),
  pineNuts: plant(
    '🌰',
    words('pinjenötter', 'pine nuts', 'pinjansiemenet', 'pinjekjerner', 'кедровые орешки'),
  ),
  peanuts: plant('🥜', words('jordnötter', 'peanuts', 'maapähkinät', 'peanøtter', 'арахис'), 'peanuts'),
  sesame: plant('', words('sesam', 'sesame', 'seesami', 'sesam', 'кунжут'), 'sesame'),
  pumpkinSeeds: plant(
    '',
    words('pumpafrön', 'pumpkin seeds', 'kurpitsansiemenet', 'gresskarkjerner', 'тыквенные семечки'),
  ),
  sunflowerSeeds: plant(
    '🌻',
    words('solrosfrön', 'sunflower seeds', 'auringonkukansiemenet', 'solsikkefrø', 'семечки'),
  ),
  chocolate: dairy('🍫', words('choklad', 'chocolate', 'suklaa', 'sjokolade', 'шоколад'), 'milk', 'soybeans'),
  darkChocolate: plant(
    '🍫',
    words('mörk choklad', 'dark chocolate', 'tumma suklaa', 'mørk sjokolade', 'тёмный шоколад'),
    'soybeans',
  ),
  caramel: dairy(
    '🍯',
    words('saltkolasås', 'salted caramel', 'suolakinuski', 'saltkaramell', 'солёная карамель'),
    'milk',
  ),
  cinnamon: plant('', words('kanel', 'cinnamon', 'kaneli', 'kanel', 'корица')),
  cardamom: plant('', words('kardemumma', 'cardamom', 'kardemumma', 'kardemomme', 'кардамон')),
  saffron: plant('', words('saffran', 'saffron', 'sahrami', 'safran', 'шафран')),
  vanilla: plant('', words('vanilj', 'vanilla', 'vanilja', 'vanilje', 'ваниль')),
  liquorice: plant('', words('lakrits', 'liquorice', 'lakritsi', 'lakris', 'лакрица'), 'gluten'),
  pearlSugar: plant('', words('pärlsocker', 'pearl sugar', 'raesokeri', 'perlesukker', 'крупный сахар')),
  jam: plant('🍓', words('sylt', 'jam', 'hillo', 'syltetøy', 'варенье')),
  matcha: plant('🍵', words('matcha', 'matcha', 'matcha', 'matcha', 'матча')),
  coffee: plant('☕', words('espresso', 'espresso', 'espresso', 'espresso', 'эспрессо')),
  tapioca: plant(
    '🧋',
    words('tapiokapärlor', 'tapioca pearls', 'tapiokahelmet', 'tapiokaperler', 'шарики тапиоки'),
  ),
  mascarpone: dairy('', words('mascarpone', 'mascarpone', 'mascarpone', 'mascarpone', 'маскарпоне'), 'milk'),

  // Sauces and dressings
  houseSauce: dairy(
    '',
    words('luckans dressing', 'house dressing', 'talon kastike', 'husets dressing', 'фирменный соус'),
    'eggs',
    'mustard',
  ),
  mayo: dairy('', words('majonnäs', 'mayonnaise', 'majoneesi', 'majones', 'майонез'), 'eggs', 'mustard'),
  veganMayo: plant(
    '',
    words('vegansk majo', 'vegan mayo', 'vegaanimajoneesi', 'vegansk majones', 'веганский майонез'),
    'mustard',
  ),
  chiliMayo: dairy(
    '🌶️',
    words('chilimajonnäs', 'chilli mayo', 'chilimajoneesi', 'chilimajones', 'чили-майонез'),
    'eggs',
    'mustard',
  ),
  truffleMayo: dairy(
    '',
    words('tryffelmajonnäs', 'truffle mayo', 'tryffelimajoneesi', 'trøffelmajones', 'трюфельный майонез'),
    'eggs',
    'mustard',
  ),
  aioli: dairy('🧄', words('aioli', 'aioli', 'aioli', 'aioli', 'айоли'), 'eggs', 'mustard'),
  bbq: plant('🔥', words('bbq-sås', 'barbecue sauce', 'bbq-kastike', 'grillsaus', 'соус барбекю'), 'celery'),
  hotHoney: dairy('🍯', words('het honung', 'hot honey', 'tulinen hunaja', 'sterk honning', 'острый мёд')),
  mustard: plant('', words('senap', 'mustard', 'sinappi', 'sennep', 'горчица'), 'mustard'),
  ketchup: plant('🍅', words('ketchup', 'ketchup', 'ketsuppi', 'ketsjup', 'кетчуп'), 'celery'),
  blueCheeseDip: dairy(
    '🧀',
    words(
      'ädelostdressing',
      'blue cheese dressing',
      'sinihomejuustokastike',
      'blåmuggostdressing',
      'соус с голубым сыром',
    ),
    'milk',
    'eggs',
  ),
  peanutSauce: plant(
    '🥜',
    words('jordnötssås', 'peanut sauce', 'maapähkinäkastike', 'peanøttsaus', 'арахисовый соус'),
    'peanuts',
    'soybeans',
  ),
  soy: plant('', words('soja', 'soy', 'soija', 'soya', 'соевый соус'), 'soybeans', 'gluten'),
  teriyaki: plant('', words('teriyaki', 'teriyaki', 'teriyaki', 'teriyaki', 'терияки'), 'soybeans', 'gluten'),
  /** Made with bonito. */
  ponzu: meat('🍋', words('ponzu', 'ponzu', 'ponzu', 'ponzu', 'понзу'), 'soybeans', 'gluten', 'fish'),
  miso: plant('', words('miso', 'miso', 'miso', 'miso', 'мисо'), 'soybeans'),
  wasabi: plant('', words('wasabi', 'wasabi', 'wasabi', 'wasabi', 'васаби'), 'mustard'),
  tahini: plant('', words('tahini', 'tahini', 'tahini', 'tahini', 'тахини'), 'sesame'),
  hummus: plant('', words('hummus', 'hummus', 'hummus', 'hummus', 'хумус'), 'sesame'),
  pesto: rennetCheese('🌿', words('pesto', 'pesto', 'pesto', 'pesto', 'песто'), 'milk', 'nuts'),
  gravy: dairy(
    '',
    words('gräddsås', 'cream sauce', 'kermakastike', 'fløtesaus', 'сливочный соус'),
    'milk',
    'gluten',
  ),
  remoulade: dairy(
    '',
    words('remouladsås', 'remoulade', 'remoulade', 'remulade', 'ремулад'),
    'eggs',
    'mustard',
  ),
  bearnaise: dairy(
    '',
    words('bearnaisesås', 'béarnaise', 'bearnaisekastike', 'béarnaise', 'соус беарнез'),
    'milk',
    'eggs',
  ),
  tzatziki: dairy('🥒', words('tzatziki', 'tzatziki', 'tsatsiki', 'tzatziki', 'дзадзики'), 'milk'),
  salsa: plant('🍅', words('tomatsalsa', 'tomato salsa', 'tomaattisalsa', 'tomatsalsa', 'томатная сальса')),
  guacamole: plant('🥑', words('guacamole', 'guacamole', 'guacamole', 'guacamole', 'гуакамоле')),
  redCurry: meat(
    '🌶️',
    words('röd curry', 'red curry', 'punainen curry', 'rød karri', 'красный карри'),
    'crustaceans',
    'fish',
  ),
  greenCurry: plant('🌿', words('grön curry', 'green curry', 'vihreä curry', 'grønn karri', 'зелёный карри')),
  coconutMilk: plant(
    '🥥',
    words('kokosmjölk', 'coconut milk', 'kookosmaito', 'kokosmelk', 'кокосовое молоко'),
  ),
  oysterSauce: meat(
    '',
    words('ostronsås', 'oyster sauce', 'osterikastike', 'østerssaus', 'устричный соус'),
    'molluscs',
    'soybeans',
    'gluten',
  ),
  sweetChili: plant('🌶️', words('sweet chili', 'sweet chilli', 'makea chili', 'søt chili', 'сладкий чили')),
  balsamic: plant('', words('balsamico', 'balsamic', 'balsamico', 'balsamico', 'бальзамик'), 'sulphites'),
  oliveOil: plant('🫒', words('olivolja', 'olive oil', 'oliiviöljy', 'olivenolje', 'оливковое масло')),

  // Grains and noodles that are told
  rice: plant('🍚', words('ris', 'rice', 'riisi', 'ris', 'рис')),
  sushiRice: base('', untold),
  quinoa: plant('', words('quinoa', 'quinoa', 'kvinoa', 'quinoa', 'киноа')),
  bulgur: plant('🌾', words('bulgur', 'bulgur', 'bulgur', 'bulgur', 'булгур'), 'gluten'),
  riceNoodles: plant('🍜', words('risnudlar', 'rice noodles', 'riisinuudelit', 'risnudler', 'рисовая лапша')),
  eggNoodles: dairy(
    '🍜',
    words('äggnudlar', 'egg noodles', 'munanuudelit', 'eggnudler', 'яичная лапша'),
    'gluten',
    'eggs',
  ),
  udonNoodles: plant(
    '🍜',
    words('udonnudlar', 'udon noodles', 'udonnuudelit', 'udonnudler', 'лапша удон'),
    'gluten',
  ),
  ramenNoodles: plant(
    '🍜',
    words('ramennudlar', 'ramen noodles', 'ramennuudelit', 'ramennudler', 'лапша рамен'),
    'gluten',
  ),
  oats: plant('🌾', words('havre', 'oats', 'kaura', 'havre', 'овёс'), 'gluten'),
  cornTortilla: plant(
    '🌽',
    words('majstortilla', 'corn tortilla', 'maissitortilla', 'maistortilla', 'кукурузная тортилья'),
  ),
  crispbread: plant(
    '',
    words('knäckebröd', 'crispbread', 'näkkileipä', 'knekkebrød', 'хрустящий хлеб'),
    'gluten',
  ),
  croutons: plant('🍞', words('krutonger', 'croutons', 'krutongit', 'krutonger', 'сухарики'), 'gluten'),
  cornflakes: base('', untold, 'gluten'),
} satisfies Record<string, LarderItem>;

export type Ingredient = keyof typeof larder;
