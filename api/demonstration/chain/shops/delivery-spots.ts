import type { DeliverySpotDto } from '@/adapters/contract/delivery-spot';
import { baseText, translated, words, type Words } from '@api/demonstration/chain/notation/words';

export interface Spot {
  readonly name: Words;
  readonly orderType: DeliverySpotDto['orderType'];
}

const dineIn = (name: Words): Spot => ({ name, orderType: 'DineInPlace' });
const takeAway = (name: Words): Spot => ({ name, orderType: 'TakeAway' });

export const tables = (count: number): Spot[] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return dineIn(
      words(`Bord ${number}`, `Table ${number}`, `Pöytä ${number}`, `Bord ${number}`, `Столик ${number}`),
    );
  });

export const terrace = dineIn(words('Uteserveringen', 'The terrace', 'Terassi', 'Uteserveringen', 'Терраса'));
export const windowSeats = dineIn(
  words('Fönsterbaren', 'The window bar', 'Ikkunabaari', 'Vindusbaren', 'Барная стойка у окна'),
);
export const sushiCounter = dineIn(
  words('Vid sushidisken', 'At the sushi counter', 'Sushitiskillä', 'Ved sushidisken', 'У суши-стойки'),
);
export const upstairs = dineIn(words('Övervåningen', 'Upstairs', 'Yläkerta', 'Andre etasje', 'Второй этаж'));
export const longTable = dineIn(
  words('Långbordet', 'The long table', 'Pitkä pöytä', 'Langbordet', 'Общий стол'),
);

export const hatch = takeAway(words('I luckan', 'At the hatch', 'Luukulla', 'I luka', 'У окошка'));
export const curb = takeAway(
  words('Vid trottoarkanten', 'At the curb', 'Kadun reunassa', 'Ved fortauskanten', 'У тротуара'),
);
export const bikeStand = takeAway(
  words(
    'Vid cykelstället',
    'By the bicycle stand',
    'Pyörätelineellä',
    'Ved sykkelstativet',
    'У велопарковки',
  ),
);
export const marketGate = takeAway(
  words(
    'Torgets norra port',
    'The north gate of the market',
    'Torin pohjoisportti',
    'Torgets nordport',
    'Северные ворота рынка',
  ),
);

/** Ids are of the whole chain, so that a spot is never taken for another shop's. */
export const deliverySpotDtos = (shopId: number, spots: readonly Spot[]): DeliverySpotDto[] =>
  spots.map(({ name, orderType }, index) => ({
    id: shopId * 100 + index + 1,
    name: baseText(name),
    i18n: { name: translated(name) },
    orderType,
  }));
