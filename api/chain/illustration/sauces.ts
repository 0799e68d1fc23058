/** Colours of what is poured: soups, curries, dips and gravies, the one that gives a dish its colour first. */
const COLORS: readonly (readonly [code: string, color: string])[] = [
  ['redCurry', '#d9592a'],
  ['greenCurry', '#8fb04a'],
  ['bbq', '#6d2412'],
  ['chiliMayo', '#f08a55'],
  ['truffleMayo', '#dccba6'],
  ['blueCheeseDip', '#eceadb'],
  ['veganMayo', '#fbf2cd'],
  ['aioli', '#f4df94'],
  ['miso', '#cf9a52'],
  ['tomato', '#d6472a'],
  ['soy', '#9c5a2a'],
  ['spinach', '#6f9c3c'],
  ['peas', '#a8b04a'],
  ['lentils', '#d69a3a'],
  ['gravy', '#b98650'],
  ['halfCream', '#f6e6c0'],
  ['coconutMilk', '#f3c860'],
  ['beetroot', '#8f1f45'],
  ['fishBase', '#d98a4a'],
  ['steak', '#8a4a28'],
  ['milk', '#f8eed4'],
];

export const sauceColor = (contains: readonly string[]): string | undefined =>
  COLORS.find(([code]) => contains.includes(code))?.[1];

export const SAUCES: readonly string[] = COLORS.map(([code]) => code);
