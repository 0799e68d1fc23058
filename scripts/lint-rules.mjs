// Lint rules that the linter does not have: each forbids a syntax, and says what to do instead.
const rule = (visit) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => visit((node, message) => context.report({ node, message })),
});

const plugin = {
  meta: { name: 'lucka' },
  rules: {
    'no-barrel': rule((report) => ({
      ExportAllDeclaration: (node) => report(node, 'No barrels: import from the file that declares it.'),
    })),
    'no-decorator': rule((report) => ({
      Decorator: (node) => report(node, 'No decorators: the reasons are in docs/adr/0004-no-decorators.md.'),
    })),
    'injected-clock': rule((report) => ({
      NewExpression: (node) => {
        if (node.callee.name === 'Date' && node.arguments.length === 0)
          report(node, 'Take the time as a parameter or from the Clock port.');
      },
    })),
    'text-keys': rule((report) => ({
      JSXText: (node) => {
        if (/\p{L}{2}/u.test(node.value))
          report(node, 'Visible text lives in locales/: give the text a key and print t(key).');
      },
    })),
  },
};
// eslint-disable-next-line no-restricted-exports -- oxlint loads a plugin by its default export
export default plugin;
