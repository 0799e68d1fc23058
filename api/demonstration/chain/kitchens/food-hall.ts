import { bakerySections } from '@api/demonstration/chain/kitchens/bakery';
import { burgerDips, burgers, burgerSides, shakes } from '@api/demonstration/chain/kitchens/burger-bar';
import { bar, coldDrinks } from '@api/demonstration/chain/kitchens/drinks';
import { homeSections } from '@api/demonstration/chain/kitchens/home-kitchen';
import { iceCream } from '@api/demonstration/chain/kitchens/ice-cream';
import { pizzeriaSections } from '@api/demonstration/chain/kitchens/pizzeria';
import { saladSections } from '@api/demonstration/chain/kitchens/salad-counter';
import { sushiSections } from '@api/demonstration/chain/kitchens/sushi-bar';
import { tacoSections } from '@api/demonstration/chain/kitchens/taco-stand';
import { wokSections } from '@api/demonstration/chain/kitchens/wok-stand';
import type { Kitchen } from '@api/demonstration/chain/notation/menu-dto';
import { section } from '@api/demonstration/chain/notation/menu-notation';
import { words } from '@api/demonstration/chain/notation/words';

/** All the chain's kitchens under one roof: more than three hundred dishes in three levels of categories. */
export const foodHall: Kitchen = {
  name: 'Lucka Saluhall',
  sections: [
    section(
      'hall-burger',
      words('Burgarluckan', 'The burger hatch', 'Burgeriluukku', 'Burgerluka', 'Бургерная'),
      '🍔🍟🥤',
      {},
      [burgers, burgerSides, burgerDips, shakes],
    ),
    section(
      'hall-sushi',
      words('Sushiluckan', 'The sushi hatch', 'Sushiluukku', 'Sushiluka', 'Суши-бар'),
      '🍣🥢',
      {},
      sushiSections,
    ),
    section(
      'hall-pizza',
      words('Pizzaluckan', 'The pizza hatch', 'Pizzaluukku', 'Pizzaluka', 'Пиццерия'),
      '🍕🍅',
      {},
      pizzeriaSections,
    ),
    section(
      'hall-taco',
      words('Tacoluckan', 'The taco hatch', 'Tacoluukku', 'Tacoluka', 'Такерия'),
      '🌮🌶️',
      {},
      tacoSections,
    ),
    section(
      'hall-wok',
      words('Wokluckan', 'The wok hatch', 'Wokkiluukku', 'Wokluka', 'Вок-кухня'),
      '🥡🥢',
      {},
      wokSections,
    ),
    section(
      'hall-home',
      words('Husmansluckan', 'The home cooking hatch', 'Kotiruokaluukku', 'Husmannsluka', 'Домашняя кухня'),
      '🍲🥔',
      {},
      homeSections,
    ),
    section(
      'hall-salad',
      words('Salladsluckan', 'The salad hatch', 'Salaattiluukku', 'Salatluka', 'Салат-бар'),
      '🥗🥑',
      {},
      saladSections,
    ),
    section(
      'hall-bakery',
      words('Bageriluckan', 'The bakery hatch', 'Leipomoluukku', 'Bakeriluka', 'Пекарня'),
      '🥐🍞☕',
      {},
      bakerySections,
    ),
    section(
      'hall-ice',
      words('Glassluckan', 'The ice cream hatch', 'Jäätelöluukku', 'Isluka', 'Кафе-мороженое'),
      '🍨🍦',
      {},
      [iceCream],
    ),
    section(
      'hall-drinks',
      words('Dryckesluckan', 'The drinks hatch', 'Juomaluukku', 'Drikkeluka', 'Напитки'),
      '🥤🍺',
      {},
      [coldDrinks, bar],
    ),
  ],
};
