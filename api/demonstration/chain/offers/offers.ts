import { lunchDeal, newcomer, weekPick } from '@api/demonstration/chain/kitchens/shared-choices';
import { words, type Words } from '@api/demonstration/chain/notation/words';

/** An offer of the chain as it is written down. */
export interface OfferNotes {
  readonly id: string;
  readonly name: Words;
  readonly description: Words;
  /** The dish whose picture it has. */
  readonly pictured: string;
  /** Those dishes, besides the ones that carry the offer's badge. */
  readonly dishes: readonly string[];
  /** The days from the first start of the demonstration on which it runs; always, where there are none. */
  readonly days?: { readonly first: number; readonly after: number };
  readonly isMemberOnly?: boolean;
  readonly qrCode?: string;
  readonly cardUses?: number;
}

const COFFEES = ['coffee-filter', 'coffee-cappuccino', 'coffee-latte'];

/** Prices are the menu's (OPEN-19): an offer that is worth money is redeemed at the hatch, by its code. */
export const offerNotes: readonly OfferNotes[] = [
  {
    id: 'coffee-card',
    name: words('Kaffekortet', 'The coffee card', 'Kahvikortti', 'Kaffekortet', 'Кофейная карта'),
    description: words(
      'Tio koppar bryggkaffe på oss. Visa koden i luckan.',
      'Ten cups of filter coffee on us. Show the code at the hatch.',
      'Tarjoamme kymmenen kuppia suodatinkahvia. Näytä koodi luukulla.',
      'Ti kopper filterkaffe på oss. Vis koden i luka.',
      'Десять чашек фильтр-кофе за наш счёт. Покажите код у окошка.',
    ),
    pictured: 'coffee-filter',
    dishes: ['coffee-filter'],
    isMemberOnly: true,
    cardUses: 10,
  },
  {
    id: 'member-bun',
    name: words(
      'En bulle till medlemmar',
      'A bun for members',
      'Pulla jäsenille',
      'En bolle til medlemmer',
      'Булочка для участников',
    ),
    description: words(
      'Köp en kaffe, så får du en kanelbulle till. Visa koden i luckan.',
      'Buy a coffee and a cinnamon bun comes with it. Show the code at the hatch.',
      'Osta kahvi, niin saat korvapuustin kaupan päälle. Näytä koodi luukulla.',
      'Kjøp en kaffe, så får du en kanelbolle med. Vis koden i luka.',
      'Купите кофе — булочка с корицей в подарок. Покажите код у окошка.',
    ),
    pictured: 'bun-cinnamon',
    dishes: ['bun-cinnamon', ...COFFEES],
    isMemberOnly: true,
    qrCode: 'LUCKA-MEMBER-BUN',
    days: { first: 0, after: 60 },
  },
  {
    id: 'member-saffron',
    name: words(
      'Först till saffran',
      'First to the saffron',
      'Ensin sahramille',
      'Først til safranen',
      'Шафран — первым',
    ),
    description: words(
      'Medlemmar får smaka saffransbullen före alla andra.',
      'Members taste the saffron bun before everybody else.',
      'Jäsenet maistavat sahramipullaa ennen muita.',
      'Medlemmer får smake safransbollen før alle andre.',
      'Участники пробуют шафрановую булочку раньше всех.',
    ),
    pictured: 'bun-saffron',
    dishes: ['bun-saffron'],
    isMemberOnly: true,
    days: { first: 14, after: 45 },
  },
  {
    ...weekPick,
    description: words(
      'Varje vecka lyfter köket fram en rätt som det är extra stolt över.',
      'Each week the kitchen picks a dish that it is most proud of.',
      'Joka viikko keittiö nostaa esiin annoksen, josta se on erityisen ylpeä.',
      'Hver uke løfter kjøkkenet fram en rett det er ekstra stolt av.',
      'Каждую неделю кухня выбирает блюдо, которым особенно гордится.',
    ),
    pictured: 'set-house',
    dishes: [],
  },
  {
    ...lunchDeal,
    description: words(
      'Mätt för mindre: de här rätterna har lunchpris hela dagen.',
      'Full for less: these dishes have their lunch price all day.',
      'Vatsa täyteen edullisemmin: näillä annoksilla on lounashinta koko päivän.',
      'Mett for mindre: disse rettene har lunsjpris hele dagen.',
      'Сытно и недорого: на эти блюда цена обеда действует весь день.',
    ),
    pictured: 'salad-greek',
    dishes: [],
  },
  {
    ...newcomer,
    description: words(
      'Nytt på menyn. Säg gärna vad du tycker i luckan.',
      'New on the menu. Tell us at the hatch what you think.',
      'Uutta ruokalistalla. Kerro luukulla, mitä pidit.',
      'Nytt på menyen. Si gjerne hva du synes i luka.',
      'Новое в меню. Расскажите у окошка, как вам.',
    ),
    pictured: 'cake-vegan-brownie',
    dishes: [],
  },
  {
    id: 'fika-time',
    name: words(
      'Fika klockan tre',
      'Coffee break at three',
      'Kahvitauko kolmelta',
      'Kaffepause klokka tre',
      'Кофе-пауза в три часа',
    ),
    description: words(
      'Efter klockan 15 är bullarna nybakade en gång till.',
      'After 3 p.m. the buns are freshly baked once more.',
      'Kello 15 jälkeen pullat on taas vastaleivottu.',
      'Etter klokka 15 er bollene nybakte en gang til.',
      'После 15:00 булочки снова только что из печи.',
    ),
    pictured: 'bun-cardamom',
    dishes: ['bun-cinnamon', 'bun-cardamom'],
    days: { first: 0, after: 60 },
  },
];
