import fc from 'fast-check';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { sanitiseStylesheet, STYLESHEET_MAX_BYTES } from '@api/design/sanitise-stylesheet';

const clean = (stylesheet: string): string =>
  sanitiseStylesheet(stylesheet, 7).trim().replaceAll(/\s+/g, ' ');

describe('sanitiseStylesheet', () => {
  it('leaves the rules of the shop as they are', () => {
    const sheet =
      '.shop-7 { --color-paper: #fff; } @media (prefers-color-scheme: dark) { .shop-7 h1 { color: red; } }';
    expect(clean(sheet)).toBe(sheet);
  });

  it.each([
    ['h1 { color: red }', '.shop-7 h1 { color: red; }'],
    ['body.shop-7 > h1 { color: red }', 'body.shop-7 > h1 { color: red; }'],
    ['a, .shop-7 b { color: red }', '.shop-7 a, .shop-7 b { color: red; }'],
    ['.shop-70 { color: red }', '.shop-7 .shop-70 { color: red; }'],
    ['.shop-1 { color: red }', '.shop-7 .shop-1 { color: red; }'],
    ['.x:is(a, b) { color: red }', '.shop-7 .x:is(a, b) { color: red; }'],
  ])('keeps %s under the class of the shop', (sheet, expected) => {
    expect(clean(sheet)).toBe(expected);
  });

  it.each([
    'a { background: url(/api/images/dish-1) }',
    "a { background: url('/assets/paper.webp') }",
    'a { color: color-mix(in oklab, var(--color-ink), white 20%) }',
    'a { width: calc(1px + 2em) !important }',
    "a { font-family: 'Onest Variable', serif }",
  ])('keeps what fetches our own pictures or nothing: %s', (sheet) => {
    expect(clean(sheet)).toContain(sheet.slice(4, -2));
  });

  it.each([
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
  ])('leaves out %j', (sheet) => {
    expect(clean(sheet)).toBe('');
  });

  it('leaves out comments', () => {
    expect(clean('/* a */ .shop-7 /* b */ { /* c */ color: /* d */ red; }')).not.toContain('/*');
  });

  it('takes no sheet that is too large', () => {
    expect(clean(`a { color: red } /*${'x'.repeat(STYLESHEET_MAX_BYTES)}*/`)).toBe('');
  });

  it('never lets a rule reach beyond its shop, nor fetch from elsewhere, whatever is written', () => {
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
        'color',
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
      fc.property(someSheet, (parts) => {
        const sheet = sanitiseStylesheet(parts.join(''), 7);
        expect(sheet).not.toMatch(/evil|@import|\\|<|url\((?!["']?\/(api\/images|assets)\/)/i);
        postcss.parse(sheet).walkRules((rule) => {
          for (const selector of rule.selectors) expect(selector).toMatch(/^(body)?\.shop-7(?![\w-])/);
        });
        expect(sanitiseStylesheet(sheet, 7)).toBe(sheet);
      }),
      { numRuns: 3_000 },
    );
  });
});
