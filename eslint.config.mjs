import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const SYNTAX_WE_DO_WITHOUT = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that declares it.' },
  { selector: 'Decorator', message: 'No decorators: docs/adr/0004-no-decorators.md says why.' },
];

const WHOLE_ZOD = { name: 'zod', message: "Import from 'zod/mini': the whole of zod costs visitors 18 kB." };

const RELATIVE = {
  regex: '^\\.\\.?/(?!.*package\\.json$)',
  message: 'Import by an alias: @/ for src, @api/ for api, @test/ for test.',
};

const OWN_CLOCK = {
  selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
  message: 'Take the time as a parameter or from the Clock port.',
};

/** Nothing here needs type information except the promise rules; style is Prettier's, unused code is knip's. */
export default defineConfig(
  globalIgnores(['dist/', 'coverage/', '.cache/', '.lucka/']),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'prefer-const': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-restricted-syntax': ['error', ...SYNTAX_WE_DO_WITHOUT],
      'no-restricted-imports': ['error', { paths: [WHOLE_ZOD], patterns: [RELATIVE] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A class may hold ports only, and a token may share the name of its port.
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-redeclare': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['src/domain/**', 'src/application/**'],
    rules: {
      'no-restricted-syntax': ['error', ...SYNTAX_WE_DO_WITHOUT, OWN_CLOCK],
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'localStorage', 'navigator', 'fetch', 'setTimeout', 'setInterval'].map(
          (name) => ({ name, message: `Ask for it by a port in src/domain/ports instead of using ${name}.` }),
        ),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Take the randomness as a parameter or a port.' },
        { object: 'Date', property: 'now', message: 'Take the time as a parameter or from the Clock port.' },
      ],
    },
  },
  {
    // The constructors of brands, in the domain, are the only casts.
    files: ['src/{application,adapters,ui}/**', 'api/**'],
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/ui/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...SYNTAX_WE_DO_WITHOUT,
        {
          selector: 'JSXText[value=/\\p{L}{2}/u]',
          message: 'Words for people live in src/adapters/texts: give the text a key and print t(key).',
        },
      ],
    },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    files: ['*.config.{ts,mjs}'],
    rules: { 'no-restricted-exports': 'off', 'no-restricted-imports': 'off' },
  },
);
