import fc from 'fast-check';

const SELECTORS = [
  ...[
    '.shop-7',
    'body.shop-7',
    '.shop-7 *',
    '.shop-7 button',
    '.shop-7 a',
    '.shop-7 li',
    '.shop-7 p',
    '.shop-7 span',
  ],
  ...[
    '.shop-7 h1',
    '.shop-7 h2',
    '.shop-7 main',
    '.shop-7 [class*=price]',
    '.shop-7 button span',
    '*',
    'button',
    'h1',
  ],
  ...[
    '.shop-7 *::before',
    '.shop-7 button::after',
    '.shop-7 p:first-line',
    '.shop-7:not(.x)',
    '.shop-7 li:hover',
  ],
  ...['.shop-7 ~ *', 'html', ':root', '.shop-7 dialog', '.shop-7 ul > li', '.shop-7, .shop-7 button'],
] as const;

const COLOURS = [
  ...[
    '#fff',
    '#000',
    '#fbf4e6',
    '#2b1a12',
    '#a3211c',
    '#777777',
    '#c2361a',
    '#ffffff00',
    'transparent',
    'red',
  ],
  ...[
    'rgb(0 0 0 / 10%)',
    'rgb(255 255 255 / 100%)',
    'currentcolor',
    'inherit',
    'var(--color-paper)',
    'Canvas',
  ],
] as const;

const SIZES = [
  '0',
  '1px',
  '8px',
  '20px',
  '32px',
  '500px',
  '-40px',
  '2rem',
  '50%',
  '100vw',
  '9em',
  'calc(1px + 2em)',
  '999px',
] as const;

const colour = fc.constantFrom(...COLOURS);
const size = fc.constantFrom(...SIZES);

const TOKENS = [
  ...[
    'paper',
    'surface',
    'ink',
    'ink-soft',
    'line',
    'appetite',
    'on-appetite',
    'accent',
    'on-accent',
    'plate',
  ],
  ...['good', 'bad', 'scrim'],
].map((name) => `--color-${name}`);

const SIZE_TOKENS = [
  ...[
    '--radius',
    '--radius-small',
    '--radius-round',
    '--space-2',
    '--space-4',
    '--text-m',
    '--text-s',
    '--touch',
  ],
  ...['--page-width', '--navbar-height', '--bar-height', '--font-text', '--font-display', '--time-long'],
];

const SIZE_PROPERTIES = [
  ...[
    'border-radius',
    'border-top-left-radius',
    'width',
    'height',
    'max-height',
    'padding',
    'margin',
    'margin-top',
  ],
  ...[
    'font-size',
    'line-height',
    'letter-spacing',
    'text-indent',
    'border-width',
    'gap',
    'top',
    'translate',
    'zoom',
  ],
  ...[
    'outline-offset',
    'word-spacing',
    'inset',
    'scale',
    'border-spacing',
    'columns',
    'flex-basis',
    'min-width',
  ],
];

const WORDS = [
  ...[
    'display: none',
    'visibility: hidden',
    'opacity: 0',
    'content: "0 kr"',
    'position: fixed',
    'float: right',
  ],
  ...[
    'order: -1',
    'flex-direction: row-reverse',
    'transform: scale(0)',
    'clip-path: inset(50%)',
    'filter: blur(9px)',
  ],
  ...[
    '-webkit-background-clip: text',
    'background-clip: text',
    '-webkit-text-fill-color: transparent',
    'all: unset',
  ],
  ...[
    'text-transform: uppercase',
    'font-family: serif',
    'font: 0/0 a',
    'mix-blend-mode: difference',
    'direction: rtl',
  ],
  ...[
    'text-security: disc',
    '-webkit-text-security: disc',
    'overflow: hidden',
    'text-overflow: "x"',
    'columns: 3',
  ],
  ...[
    'border-style: solid',
    'border: 9px solid red',
    'border-image: url(/assets/a) 9',
    'writing-mode: vertical-rl',
  ],
  ...[
    'background: url(/api/images/a), url(//evil.example)',
    'background-image: url(/assets/a.png)',
    'rotate: 9deg',
  ],
  ...[
    'background-image: linear-gradient(to top, #fff, #000)',
    'background-image: radial-gradient(circle, #fff, #eee)',
  ],
  ...[
    'animation: x 1s',
    'transition: all 9s',
    'content-visibility: hidden',
    'unicode-bidi: bidi-override',
    'hyphens: none',
  ],
  ...[
    'font-feature-settings: "zero"',
    'font-variant: small-caps',
    'font-weight: 900',
    'text-wrap: nowrap',
    'quotes: none',
  ],
  ...[
    'will-change: transform',
    'contain: size',
    'pointer-events: none',
    'user-select: none',
    'z-index: 9',
    'color: #fff',
  ],
];

const shadow = fc
  .tuple(fc.constantFrom('', 'inset '), size, size, size, fc.constantFrom('', ' 4px', ' 999px'), colour)
  .map(([inset, x, y, blur, spread, ink]) => `${inset}${x} ${y} ${blur}${spread} ${ink}`);

const declaration = fc.oneof(
  fc.tuple(fc.constantFrom(...TOKENS), colour).map(([name, value]) => `${name}: ${value}`),
  fc.tuple(fc.constantFrom(...SIZE_TOKENS), size).map(([name, value]) => `${name}: ${value}`),
  fc.tuple(fc.constantFrom(...SIZE_PROPERTIES), size).map(([name, value]) => `${name}: ${value}`),
  fc
    .tuple(
      fc.constantFrom(
        'color',
        'background',
        'background-color',
        'border-color',
        'border-top-color',
        'outline-color',
      ),
      colour,
    )
    .map(([name, value]) => `${name}: ${value}`),
  fc
    .tuple(fc.constantFrom('box-shadow', 'text-shadow', '--depth-1'), shadow)
    .map(([name, value]) => `${name}: ${value}`),
  fc.constantFrom(...WORDS),
);

const rule = fc
  .tuple(
    fc.constantFrom(...SELECTORS),
    fc.array(fc.tuple(declaration, fc.constantFrom('', '', ' !important')), { minLength: 1, maxLength: 5 }),
  )
  .map(([selector, body]) => `${selector} { ${body.map((each) => each.join('')).join('; ')} }`);

const group = fc
  .tuple(
    fc.constantFrom(
      ...[
        '@media (prefers-color-scheme: dark)',
        '@media (prefers-color-scheme: light)',
        '@media (min-width: 1px)',
      ],
      ...[
        '@media screen',
        '@supports (color: red)',
        '@layer tokens',
        '@container (width > 0)',
        '@scope (.shop-7)',
      ],
    ),
    fc.array(rule, { minLength: 1, maxLength: 3 }),
  )
  .map(([head, rules]) => `${head} { ${rules.join(' ')} }`);

const other = fc.constantFrom(
  '@import "https://evil.example/a.css";',
  '@font-face { font-family: "Onest Variable"; src: url(/assets/a.woff2); size-adjust: 400% }',
  '@font-face { font-family: "shop-7 a"; src: url(/assets/a.woff2); unicode-range: U+30-39 }',
  '@font-face { font-family: "shop-7 b"; src: local("Wingdings") }',
  '@keyframes x { to { opacity: 0 } }',
  '@property --space-4 { syntax: "<length>"; inherits: true; initial-value: 90px }',
  '.shop-7 { & button { display: none } }',
);

/** A shop's look that would hide, move, resize or add something wherever it can, for the shop 7. */
export const someStylesheet: fc.Arbitrary<string> = fc
  .array(fc.oneof({ arbitrary: rule, weight: 6 }, { arbitrary: group, weight: 2 }, other), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join('\n'));
