import fc from 'fast-check';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { isVisible, pagePalette, SCHEMES } from '@api/design/page-palette';
import { sanitiseStylesheet, STYLESHEET_MAX_BYTES } from '@api/design/sanitise-stylesheet';
import { someStylesheet } from '@test/support/arbitraries/some-stylesheet';

const clean = (stylesheet: string): string =>
  sanitiseStylesheet(stylesheet, 7).trim().replaceAll(/\s+/g, ' ');

describe('sanitiseStylesheet', () => {
  it('leaves allowed rules unchanged', () => {
    const sheet =
      '.shop-7 { --color-line: #eee; --radius: 20px; } @media (prefers-color-scheme: dark) { .shop-7 li { border-color: red; } }';
    expect(clean(sheet)).toBe(sheet);
  });

  it.each([
    ['li { border-color: red }', '.shop-7 li { border-color: red; }'],
    ['body.shop-7 > li { border-color: red }', 'body.shop-7 > li { border-color: red; }'],
    ['a, .shop-7 b { border-color: red }', '.shop-7 a, .shop-7 b { border-color: red; }'],
    ['.shop-70 { border-color: red }', '.shop-7 .shop-70 { border-color: red; }'],
    ['.shop-1 { border-color: red }', '.shop-7 .shop-1 { border-color: red; }'],
    ['.x:is(a, b) { border-color: red }', '.shop-7 .x:is(a, b) { border-color: red; }'],
    ['body.shop-7, .shop-7 { --radius: 1px }', '.shop-7 { --radius: 1px; }'],
  ])('writes %s under the class of the shop', (sheet, expected) => {
    expect(clean(sheet)).toBe(expected);
  });

  it.each([
    '.shop-7 { --color-accent: #fd8 }',
    '.shop-7 { --depth-1: 0 1px 2px rgb(0 0 0 / 8%), 0 2px 8px rgb(0 0 0 / 0.06) }',
    '@media (prefers-color-scheme: light) { .shop-7 { background-color: #fff8ee } }',
    '@media (prefers-color-scheme: light) { .shop-7 { background-image: linear-gradient(to top right, #fff 0%, #fff8ee 90%) } }',
    '.shop-7 li { border-block-end-color: #abcdef80 }',
    '.shop-7 li { border-color: red var(--color-line) transparent hsl(9 9% 9%) }',
    '.shop-7 li { border-radius: 0 2rem 32px var(--radius) }',
    '.shop-7 li { border-start-end-radius: 3px }',
    '.shop-7 li { box-shadow: none }',
    '.shop-7 li { box-shadow: 0 12px 48px 4px #00000066 }',
    '.shop-7 li { box-shadow: 0 1px 4px rgb(0 0 0 / 10%), 0 2px 8px rgb(0 0 0 / 0.1), 0 4px 9px rgb(0 0 0 / 20%) }',
    ".shop-7 h1 { font-family: 'shop-7 Brush', var(--font-display) }",
    '.shop-7 a > h2.x:hover { font-family: shop-7 }',
    "@font-face { font-family: 'shop-7 Brush'; src: url('/assets/a.woff2') format('woff2'), url(/assets/b/c.woff); font-weight: 300 700; font-display: swap }",
  ])('allows properties that neither hide nor move anything: %s', (sheet) => {
    expect(clean(sheet)).toBe(sheet.replace(' }', '; }'));
  });

  it('preserves the specificity of every rule', () => {
    expect(clean('.shop-7 { --radius: 1px !important }')).toBe('.shop-7 { --radius: 1px; }');
  });

  it('uses the chain’s colours in a scheme in which a text would be invisible', () => {
    const light = '@media (prefers-color-scheme: light) { .shop-7 { --color-paper: #fff; } }';
    expect(clean('.shop-7 { --color-paper: #fff; --radius: 1px }')).toBe(
      `.shop-7 { --radius: 1px; } ${light}`,
    );
    expect(clean(light)).toBe(light);
    expect(clean('.shop-7 { --color-ink: #fff; --color-paper: #fff; --radius: 1px }')).toBe(
      '.shop-7 { --radius: 1px; }',
    );
    expect(clean(`${light} .shop-7 { --color-ink: #fafafa }`)).toBe(
      '@media (prefers-color-scheme: dark) { .shop-7 { --color-ink: #fafafa; } }',
    );
  });

  it.each([
    ['a text on its ground', '--color-ink: #fafafa'],
    ['a soft text', '--color-ink-soft: #fbf4e6'],
    ['the label of a button', '--color-on-appetite: #c2361a'],
    ['an error on the shop’s ground', '--color-surface: #a3211c'],
    ['what is good news', '--color-good: #fffcf5'],
    ['a text on the shop’s background', 'background-color: #2b1a12'],
    ['a text on one end of a gradient', 'background-image: linear-gradient(#fff, #2b1a12)'],
    [
      'a text between the colours of a gradient',
      '--color-ink: #777; --color-ink-soft: #777; --color-appetite: #777; --color-good: #777; --color-bad: #777; ' +
        'background-image: linear-gradient(#fff, #000)',
    ],
  ])('removes a colour that hides %s', (_what, declaration) => {
    expect(clean(`@media (prefers-color-scheme: light) { .shop-7 { ${declaration} } }`)).toBe('');
  });

  it('checks computed values, not the intention', () => {
    // `body.shop-7` would weigh more than `.shop-7`, and a later rule for all schemes holds over an earlier one for
    // dark.
    const heavier = clean('body.shop-7 { --color-ink: #fafafa } .shop-7 { --color-ink: #000 }');
    expect(heavier).toContain('.shop-7 { --color-ink: #fafafa; } } @media');
    expect(heavier).not.toContain('body');
    const dark = '@media (prefers-color-scheme: dark) { .shop-7 { --color-ink: #fff } }';
    expect(clean(`${dark} .shop-7 { --color-ink: #000 }`)).toBe(
      '@media (prefers-color-scheme: light) { .shop-7 { --color-ink: #000; } }',
    );
  });

  it.each([
    'url(/assets/a.woff2), url(https://evil.example/x)',
    'url(/assets/a.woff2), url(//evil.example/x)',
    'url(/assets/a.woff2) format("woff2"), url(/api/order)',
    'url(/assets/a.woff2),local("Arial")',
    'url(/assets/a.woff2) url(https://evil.example/x)',
    'url(/assets/a.woff2) url(/api/order)',
    'url(/api/order) url(/assets/a.woff2)',
    'url(/assets/a.woff2), url(/assets/../api/order)',
    'url(/assets//evil.example/x)',
    'url("/assets/a.woff2)',
    'url(https://evil.example/x), url(/assets/a.woff2)',
  ])('checks every file of a font: %s', (source) => {
    expect(clean(`@font-face { font-family: shop-7; src: ${source} }`)).toBe('');
  });

  it('checks every source of a font', () => {
    const font = (sources: string): string => `@font-face { font-family: shop-7; ${sources} }`;
    const [own, foreign] = ['src: url(/assets/a.woff2);', 'src: url(https://evil.example/x);'];
    expect(clean(font(`${own} ${foreign}`))).toBe(font(own));
    expect(clean(font(`${foreign} ${own}`))).toBe(font(own));
  });

  it.each([
    'h1 { color: red }',
    'li { background: red }',
    'li { background-color: #fff }',
    '.shop-7 { background: #fff }',
    '.shop-7 { background-image: url(/api/images/dish-1) }',
    '.shop-7 { background-image: linear-gradient(#fff, transparent) }',
    '.shop-7 { background-image: linear-gradient(#fff, #ffffff00) }',
    '.shop-7 { background-image: linear-gradient(#fff) }',
    '.shop-7 { background-clip: text }',
    '.shop-7 { --space-4: 9rem }',
    '.shop-7 { --text-m: 1px }',
    '.shop-7 { --radius: 33px }',
    '.shop-7 { --radius: 50% }',
    '.shop-7 { --radius: 1px 2px }',
    '.shop-7 { --color-scrim: #000 }',
    '.shop-7 { --color-ink: var(--color-paper) }',
    '.shop-7 { --color-ink: transparent }',
    '.shop-7 { --color-ink: #00000000 }',
    '.shop-7:not(.x) { --color-ink: #000 }',
    '.shop-7 p { --color-ink: #000 }',
    '.shop-7, .shop-7 p { --color-ink: #000 }',
    '@media (prefers-color-scheme: light) and (min-width: 1px) { .shop-7 { --color-ink: #000 } }',
    '@media print { .shop-7 li { border-color: red } }',
    '@supports (color: red) { .shop-7 li { border-color: red } }',
    '@media (prefers-color-scheme: dark) { @media (prefers-color-scheme: light) { .shop-7 { --radius: 1px } } }',
    'li { border: 1px solid red }',
    'li { border-width: 9px }',
    'li { border-style: solid }',
    'li { border-image: url(/assets/a) 9 }',
    'li { border-radius: 40px }',
    'li { border-radius: 50% }',
    'li { border-radius: 1px / 2px }',
    'li { border-radius: calc(1px + 90vw) }',
    'li { box-shadow: 0 0 0 999px #00000011 }',
    'li { box-shadow: 0 13px 4px #00000011 }',
    'li { box-shadow: -13px 0 4px #00000011 }',
    'li { box-shadow: 0 0 49px #00000011 }',
    'li { box-shadow: inset 0 0 4px #00000011 }',
    'li { box-shadow: 0 0 4px #000000 }',
    'li { box-shadow: 0 0 4px #00000067 }',
    'li { box-shadow: 0 0 4px rgb(0 0 0 / 41%) }',
    'li { box-shadow: 0 0 4px rgb(0 0 0 / 0.41) }',
    'li { box-shadow: 0 0 4px rgb(0 0 0 / .) }',
    'li { box-shadow: 0 12px 0 4px rgb(0 0 0 / 40%), 0 -12px 0 4px rgb(0 0 0 / 1%) }',
    'li { box-shadow: 0 0 4px red }',
    'li { box-shadow: 0 0 1px #00000001, 0 0 1px #00000001, 0 0 1px #00000001, 0 0 1px #00000001 }',
    'li::before { border-color: red }',
    'li:after { border-color: red }',
    'p:first-letter { border-color: red }',
    "p { font-family: 'shop-7' }",
    "button:not(.x h1:hover) { font-family: 'shop-7' }",
    'button[title="x h1.a"] { font-family: \'shop-7\' }',
    'h1 { font-family: serif }',
    "h1 { font-family: 'shop-70' }",
    '@font-face { font-family: "Onest Variable"; src: url(/assets/a.woff2) }',
    '@font-face { font-family: shop-77; src: url(/assets/a.woff2) }',
    '@font-face { font-family: shop-7, "Onest Variable"; src: url(/assets/a.woff2) }',
    '@font-face { src: url(/assets/a.woff2) }',
    '@font-face { font-family: shop-7 }',
    '@font-feature-values shop-7 { @styleset { a: 1 } }',
    'li { opacity: 0 }',
    'li { & b { display: none } }',
    '@import "https://evil.example/a.css";',
    '@import url(//evil.example);',
    '@font-face { font-family: x; src: url(https://evil.example/f) }',
    '@keyframes fade { to { opacity: 0 } }',
    '@namespace x "y";',
    '@layer base { h1 { color: red } }',
    'a { background: url(https://evil.example/x) }',
    'a { background: url(//evil.example/x) }',
    'a { background: url(/api/images/../../api/order) }',
    'a { background: url(/api/order) }',
    'a { background: URL("data:image/svg+xml,x") }',
    'a { background: u\\72l(https://evil.example/x) }',
    'a { background: image-set("https://evil.example/x" 1x) }',
    'a { background: -webkit-image-set("https://evil.example/x" 1x) }',
    'a { background: src("https://evil.example/x") }',
    'a { background: cross-fade(url(/assets/a), url(//evil.example)) }',
    'a { --x: url(https://evil.example/x) }',
    'a { width: expression(alert(1)) }',
    'a { behavior: url(/assets/x.htc) }',
    'a { -moz-binding: url(/assets/x.xml) }',
    'a { content: "\n" }',
    'a:is(\\), body { color: red }',
    'a[href="x { color: red }',
    '.shop-7 ~ div { color: red }',
    '.shop-7 + div { color: red }',
    '</style><script>alert(1)</script>',
    '.shop-7:is(a b) ~ div { color: red }',
    'body.shop-7:not(a > b, :is(c d)) + div { color: red }',
    '.shop-7[data-x="a b"] ~ div { color: red }',
    'a { background: url(/api/images/%2e%2e/order) }',
    'a { background: url(/assets/.%2E/api/user) }',
    'a { background: url(/api/images/x%2f..%5corder) }',
    '@supports (background: url(//evil.example)) { a { color: red } }',
    'a::after { content: "0 kr" }',
    'a { list-style: "0 kr" }',
    'a { list-style-type: "0 kr" }',
    'a { text-overflow: "0 kr" }',
    'a { quotes: "0" "1" }',
    'a { position: fixed }',
    'a { INSET: 0 }',
    'a { inset-block-start: 0 }',
    'a { pointer-events: none }',
    'a { -webkit-mask-image: url(/assets/x) }',
    'a { } }',
    'a {',
  ])('removes %j', (sheet) => {
    expect(clean(sheet)).toBe('');
  });

  it('removes comments', () => {
    expect(
      clean('/* a */ .shop-7 /* b */ li { /* c */ border-color: /* d */ red /* e */; /* f */ } /* g */'),
    ).toBe('.shop-7 li { border-color: red; }');
  });

  it('refuses a sheet that is too large', () => {
    expect(clean(`li { border-color: red } /*${'x'.repeat(STYLESHEET_MAX_BYTES)}*/`)).toBe('');
  });

  it('never lets a rule reach beyond its shop, nor load from elsewhere, whatever is written', () => {
    const pieces = [
      ...[
        'a',
        'body',
        ':root',
        '.shop-7',
        '.shop-8',
        ',',
        ' ',
        '>',
        '~',
        '*',
        '{',
        '}',
        ';',
        ':',
        '(',
        ')',
        '"',
        "'",
      ],
      ...[
        'border-color',
        'red',
        'url(',
        'https://evil.example',
        '//evil.example',
        '@import',
        '@media',
        'all',
        '/*',
        '*/',
      ],
      ...[
        '\\',
        '\\72',
        '\n',
        '!important',
        '--x',
        'image-set(',
        '<',
        '[',
        ']',
        '=',
        '&',
        '/assets/a',
        '@layer',
        '@',
      ],
    ];
    const someSheet = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(someSheet, (deps) => {
        const sheet = sanitiseStylesheet(deps.join(''), 7);
        expect(sheet).not.toMatch(/evil|@import|\\|<|url\((?!["']?\/(api\/images|assets)\/)/i);
        postcss.parse(sheet).walkRules((rule) => {
          for (const selector of rule.selectors) expect(selector).toMatch(/^(body)?\.shop-7(?![\w-])/);
        });
        expect(sanitiseStylesheet(sheet, 7)).toBe(sheet);
      }),
      { numRuns: 3_000 },
    );
  });

  it('reduces 1 000 hostile sheets to allowed parts, and is idempotent', () => {
    const names =
      /^(?:--color-[a-z-]+|--radius|--depth-[12]|background-(?:color|image)|border(?:-[a-z-]+)?-(?:color|radius)|box-shadow|font-family|src)$/;
    fc.assert(
      fc.property(someStylesheet, (written) => {
        const sheet = sanitiseStylesheet(written, 7);
        postcss.parse(sheet).walk((node) => {
          if (node.type === 'decl')
            expect([node.prop, node.important ?? false]).toEqual([expect.stringMatching(names), false]);
          if (node.type === 'rule') expect(node.selector).not.toMatch(/::|:before|:after|:first-l/);
          if (node.type === 'atrule') expect(node.name).toMatch(/^(?:media|font-face)$/);
        });
        for (const scheme of SCHEMES)
          expect(isVisible(pagePalette(postcss.parse(sheet), 7, scheme))).toBe(true);
        expect(sanitiseStylesheet(sheet, 7)).toBe(sheet);
      }),
      { numRuns: 1_000 },
    );
  });
});
