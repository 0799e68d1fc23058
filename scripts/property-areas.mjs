/**
 * Which part of the product a property is about, by the first pattern that its file fits.
 * @type {[name: string, pattern: RegExp][]}
 */
const AREAS = [
  ['totals', /basket-total|shared\/amount/],
  ['expiry', /remove-expired/],
  ['basket', /domain\/basket|persist-basket|put-article/],
  ['opening hours', /domain\/shop\/.*(hours|availability)/],
  ['tracking', /domain\/order|confirm-order|payment/],
  ['navigation', /navigat|domain\/signage/],
  ['choices', /domain\/menu/],
  ['storage', /adapters\/(storage|json)/],
];

const OTHERS = 'others';

export const AREA_NAMES = [...AREAS.map(([name]) => name), OTHERS];

export const areaOf = (file) => AREAS.find(([, pattern]) => pattern.test(file))?.[0] ?? OTHERS;
