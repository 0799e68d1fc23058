import { LOGO_IMAGE_ID, type ChainBrand, type Typeface } from '@api/catalogue/chain-brand';
import { COLOUR_PROPERTIES } from '@api/design/page-colours';

type Palette = NonNullable<ChainBrand['look']>['light'];

const FONTS: Readonly<Record<Typeface, string>> = {
  onest: "'Onest Variable', system-ui, sans-serif",
  podkova: "'Podkova Variable', Georgia, serif",
  system: "system-ui, -apple-system, 'Segoe UI', sans-serif",
  serif: "ui-serif, Georgia, 'Times New Roman', serif",
  rounded: "ui-rounded, 'SF Pro Rounded', system-ui, sans-serif",
  mono: "ui-monospace, 'Cascadia Mono', Menlo, monospace",
};

/** In place of the storefront's own mark (src/ui/components/hatch-mark.tsx). */
const LOGO = `svg[data-mark] { background: url('/api/images/${LOGO_IMAGE_ID}?w=160') center / contain no-repeat; }
svg[data-mark] > * { display: none; }`;

/** The rules of a chain for all pages; those of a shop, on the page's body, come after them. */
export function brandStylesheet({ look, typefaces, hasLogo }: ChainBrand): string {
  const fonts = [
    ...(typefaces?.text === undefined ? [] : [`--font-text: ${FONTS[typefaces.text]}`]),
    ...(typefaces?.headings === undefined ? [] : [`--font-display: ${FONTS[typefaces.headings]}`]),
  ];
  const light = look === undefined ? [] : [...colours(look.light), `--radius: ${look.radius}`];
  const dark = look === undefined ? [] : colours(look.dark);
  return [
    ...rule([...light, ...fonts]),
    ...rule(dark).map((text) => `@media (prefers-color-scheme: dark) { ${text} }`),
    ...(hasLogo === true ? [LOGO] : []),
  ].join('\n');
}

const rule = (declarations: readonly string[]): readonly string[] =>
  declarations.length === 0 ? [] : [`:root { ${declarations.join('; ')}; }`];

const colours = ({ line, ...others }: Palette): readonly string[] => [
  `--color-line: ${line}`,
  ...NAMES.map((name) => `${COLOUR_PROPERTIES[name]}: ${others[name]}`),
];

const NAMES = [
  ...(['paper', 'surface', 'ink', 'inkSoft', 'appetite'] as const),
  ...(['onAppetite', 'accent', 'onAccent', 'plate'] as const),
];
