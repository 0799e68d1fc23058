import { dish, section } from '@api/demonstration/chain/notation/menu-notation';
import { name, words } from '@api/demonstration/chain/notation/words';

const coldCan = words(
  '33 cl, väl kyld.',
  '33 cl, well chilled.',
  '33 cl, hyvin jäähdytetty.',
  '33 cl, godt avkjølt.',
  '0,33 л, прямо из холодильника.',
);

/** Cans and bottles that every kitchen has in its fridge. */
export const coldDrinks = section(
  'cold-drinks',
  words('Kall dryck', 'Cold drinks', 'Kylmät juomat', 'Kald drikke', 'Холодные напитки'),
  '🥤🧊🍋',
  { picture: '🥤' },
  [
    dish('drink-cola', 29, name('Cola', 'Кола'), [], { says: coldCan, picture: '🥤🧊' }),
    dish(
      'drink-cola-zero',
      29,
      words('Cola utan socker', 'Cola zero', 'Sokeriton cola', 'Cola uten sukker', 'Кола без сахара'),
      [],
      { says: coldCan, picture: '🥤🧊🍋' },
    ),
    dish(
      'drink-orange-soda',
      29,
      words('Apelsinläsk', 'Orange soda', 'Appelsiinilimonadi', 'Appelsinbrus', 'Апельсиновый лимонад'),
      [],
      { says: coldCan, picture: '🥤🍊' },
    ),
    dish(
      'drink-pear-soda',
      29,
      words('Päronläsk', 'Pear soda', 'Päärynälimonadi', 'Pærebrus', 'Грушевый лимонад'),
      [],
      { says: coldCan, picture: '🥤🍐' },
    ),
    dish(
      'drink-raspberry-soda',
      29,
      words('Hallonläsk', 'Raspberry soda', 'Vadelmalimonadi', 'Bringebærbrus', 'Малиновый лимонад'),
      [],
      { says: coldCan, picture: '🥤🍓' },
    ),
    dish(
      'drink-lingon',
      35,
      words('Lingondricka', 'Lingonberry drink', 'Puolukkajuoma', 'Tyttebærdrikk', 'Брусничный морс'),
      [],
      {
        says: words(
          'Rörd på svenska lingon, lagom söt.',
          'Made with Swedish lingonberries, just sweet enough.',
          'Ruotsalaisista puolukoista, sopivan makea.',
          'Laget på svenske tyttebær, passe søt.',
          'Из шведской брусники, в меру сладкий.',
        ),
        picture: '🥤🍒',
      },
    ),
    dish(
      'drink-elderflower',
      35,
      words(
        'Fläderdricka',
        'Elderflower drink',
        'Seljankukkajuoma',
        'Hyllebærblomstdrikk',
        'Напиток из бузины',
      ),
      [],
      {
        says: words(
          'Blommig och frisk, med en skiva citron.',
          'Floral and fresh, with a slice of lemon.',
          'Kukkainen ja raikas, sitruunaviipaleella.',
          'Blomstrende og frisk, med en skive sitron.',
          'Цветочный и свежий, с ломтиком лимона.',
        ),
        picture: '🥤🌼🍋',
      },
    ),
    dish(
      'drink-apple-must',
      39,
      words(
        'Äppelmust från Kivik',
        'Apple juice from Kivik',
        'Omenamehu Kivikistä',
        'Eplemost fra Kivik',
        'Яблочный сок из Чивика',
      ),
      [],
      {
        says: words(
          'Pressad av skånska äpplen, ofiltrerad.',
          'Pressed from southern Swedish apples, unfiltered.',
          'Puristettu eteläruotsalaisista omenista, suodattamaton.',
          'Presset av skånske epler, ufiltrert.',
          'Прямой отжим из южношведских яблок, нефильтрованный.',
        ),
        picture: '🧃🍎',
      },
    ),
    dish(
      'drink-orange-juice',
      45,
      words(
        'Pressad apelsin',
        'Fresh orange juice',
        'Tuorepuristettu appelsiinimehu',
        'Ferskpresset appelsinjuice',
        'Свежевыжатый апельсиновый сок',
      ),
      [],
      {
        says: words(
          'Tre apelsiner, pressade när du beställer.',
          'Three oranges, squeezed when you order.',
          'Kolme appelsiinia, puristetaan tilauksesta.',
          'Tre appelsiner, presset når du bestiller.',
          'Три апельсина, отжимаем при заказе.',
        ),
        picture: '🥛🍊🍊',
      },
    ),
    dish(
      'drink-still-water',
      22,
      words('Stilla vatten', 'Still water', 'Lähdevesi', 'Vann uten kullsyre', 'Вода без газа'),
      [],
      { says: coldWater(), picture: '💧🧊' },
    ),
    dish(
      'drink-sparkling-water',
      25,
      words('Bubbelvatten', 'Sparkling water', 'Kuplavesi', 'Kullsyrevann', 'Газированная вода'),
      [],
      { says: coldWater(), picture: '🥛🧊💧' },
    ),
    dish(
      'drink-citrus-water',
      27,
      words(
        'Bubbelvatten med citrus',
        'Citrus sparkling water',
        'Sitruskuplavesi',
        'Kullsyrevann med sitrus',
        'Газированная вода с цитрусом',
      ),
      [],
      { says: coldWater(), picture: '🥛🍋🧊' },
    ),
  ],
);

function coldWater() {
  return words(
    '50 cl, väl kylt.',
    '50 cl, well chilled.',
    '50 cl, hyvin jäähdytetty.',
    '50 cl, godt avkjølt.',
    '0,5 л, хорошо охлаждена.',
  );
}

/** All without alcohol, so that the same bar serves every country, age and order type. */
export const bar = section(
  'bar',
  words('Alkoholfri bar', 'Alcohol-free bar', 'Alkoholiton baari', 'Alkoholfri bar', 'Безалкогольный бар'),
  '🍺🍷',
  {},
  [
    section(
      'beer',
      words(
        'Alkoholfri öl',
        'Alcohol-free beer',
        'Alkoholittomat oluet',
        'Alkoholfritt øl',
        'Безалкогольное пиво',
      ),
      '🍻',
      { picture: '🍺' },
      [
        dish(
          'beer-lager',
          49,
          words('Ljus lager', 'Pale lager', 'Vaalea lager', 'Lys lager', 'Светлый лагер'),
          ['barley'],
          {
            says: words(
              '33 cl. Ren och törstsläckande.',
              '33 cl. Clean and thirst-quenching.',
              '33 cl. Puhdas ja janon sammuttava.',
              '33 cl. Ren og leskende.',
              '0,33 л. Чистый и освежающий.',
            ),
            picture: '🍺',
          },
        ),
        dish('beer-ipa', 55, name('IPA', 'ИПА'), ['barley'], {
          says: words(
            '33 cl. Humle, grapefrukt och tall.',
            '33 cl. Hops, grapefruit and pine.',
            '33 cl. Humalaa, greippiä ja mäntyä.',
            '33 cl. Humle, grapefrukt og furu.',
            '0,33 л. Хмель, грейпфрут и сосна.',
          ),
          picture: '🍺🌲🍊',
        }),
        dish(
          'beer-wheat',
          55,
          words('Veteöl', 'Wheat beer', 'Vehnäolut', 'Hveteøl', 'Пшеничное'),
          ['wheat', 'barley'],
          {
            says: words(
              '50 cl. Banan, kryddnejlika och skum.',
              '50 cl. Banana, clove and foam.',
              '50 cl. Banaania, neilikkaa ja vaahtoa.',
              '50 cl. Banan, nellik og skum.',
              '0,5 л. Банан, гвоздика и пена.',
            ),
            picture: '🍺🌾',
          },
        ),
        dish('beer-stout', 55, name('Stout', 'Стаут'), ['barley', 'oats'], {
          says: words(
            '33 cl. Kaffe och mörk choklad i ett glas.',
            '33 cl. Coffee and dark chocolate in a glass.',
            '33 cl. Kahvia ja tummaa suklaata lasissa.',
            '33 cl. Kaffe og mørk sjokolade i et glass.',
            '0,33 л. Кофе и тёмный шоколад в бокале.',
          ),
          picture: '🍺☕🍫',
        }),
        dish(
          'beer-ginger',
          45,
          words('Ingefärsöl', 'Ginger beer', 'Inkivääriolut', 'Ingefærøl', 'Имбирное пиво'),
          [],
          {
            says: words(
              '33 cl. Biter tillbaka, lite grann.',
              '33 cl. Bites back, just a little.',
              '33 cl. Puree takaisin, ihan vähän.',
              '33 cl. Biter tilbake, bare litt.',
              '0,33 л. Слегка кусается в ответ.',
            ),
            picture: '🍺🫚🍋',
          },
        ),
      ],
    ),
    section(
      'wine',
      words(
        'Alkoholfritt vin och cider',
        'Alcohol-free wine and cider',
        'Alkoholittomat viinit ja siiderit',
        'Alkoholfri vin og cider',
        'Безалкогольное вино и сидр',
      ),
      '🍷🍇',
      { picture: '🍷' },
      [
        dish(
          'wine-red',
          65,
          words('Husets röda', 'House red', 'Talon punainen', 'Husets røde', 'Красное вино дома'),
          ['wineBase'],
          {
            says: words(
              'Ett glas, 15 cl. Mjukt och bärigt.',
              'A glass, 15 cl. Soft and full of berries.',
              'Lasillinen, 15 cl. Pehmeä ja marjaisa.',
              'Ett glass, 15 cl. Mykt og fullt av bær.',
              'Бокал 0,15 л. Мягкое и ягодное.',
            ),
            picture: '🍷🍇',
          },
        ),
        dish(
          'wine-white',
          65,
          words('Husets vita', 'House white', 'Talon valkoinen', 'Husets hvite', 'Белое вино дома'),
          ['wineBase'],
          {
            says: words(
              'Ett glas, 15 cl. Torrt, med citrus.',
              'A glass, 15 cl. Dry, with citrus.',
              'Lasillinen, 15 cl. Kuiva ja sitruksinen.',
              'Ett glass, 15 cl. Tørt, med sitrus.',
              'Бокал 0,15 л. Сухое, с цитрусом.',
            ),
            picture: '🥂🍋',
          },
        ),
        dish(
          'wine-sparkling',
          69,
          words('Bubbel', 'Sparkling', 'Kuohuva', 'Bobler', 'Игристое'),
          ['wineBase'],
          {
            says: words(
              'Ett glas, 15 cl. För att det är tisdag.',
              'A glass, 15 cl. Because it is Tuesday.',
              'Lasillinen, 15 cl. Koska on tiistai.',
              'Ett glass, 15 cl. Fordi det er tirsdag.',
              'Бокал 0,15 л. Просто потому что вторник.',
            ),
            picture: '🥂🍾',
          },
        ),
        dish(
          'wine-elderflower',
          69,
          words(
            'Fläderbubbel',
            'Elderflower sparkling',
            'Seljankukkakuohuva',
            'Hyllebærbobler',
            'Игристое с бузиной',
          ),
          ['wineBase'],
          {
            says: words(
              'Ett glas, 15 cl. Fläder och äpple.',
              'A glass, 15 cl. Elderflower and apple.',
              'Lasillinen, 15 cl. Seljankukkaa ja omenaa.',
              'Ett glass, 15 cl. Hyllebærblomst og eple.',
              'Бокал 0,15 л. Бузина и яблоко.',
            ),
            picture: '🥂🍏🌼',
          },
        ),
        dish(
          'cider-pear',
          49,
          words('Päroncider', 'Pear cider', 'Päärynäsiideri', 'Pærecider', 'Грушевый сидр'),
          ['wineBase'],
          {
            says: words(
              '33 cl. Halvtorr och somrig.',
              '33 cl. Medium dry and summery.',
              '33 cl. Puolikuiva ja kesäinen.',
              '33 cl. Halvtørr og sommerlig.',
              '0,33 л. Полусухой и летний.',
            ),
            picture: '🍾🍐',
          },
        ),
      ],
    ),
  ],
);
