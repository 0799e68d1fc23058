/**
 * Who may import whom. A folder says what its code may assume.
 * The reasons are in docs/adr/0001-ports-and-adapters.md; the comment of each rule says what to do instead.
 */
const packages = (...names) => `^node_modules/(@types/)?(${names.join('|')})/`;

/** A package that only some folders may use. */
const packageOnlyIn = (name, names, allowedFrom, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: '^(src|api|cli|simulator|demo|pages)/', pathNot: allowedFrom },
  to: { path: packages(...names) },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment:
        'Files that import each other: move what both need to a third file, or pass it as a parameter.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycle-of-folders',
      severity: 'error',
      comment:
        'Folders that import each other: let one of them report to the other by a callback, or move what both need.',
      scope: 'folder',
      from: { path: '^(src|api|cli|simulator|demo|pages)/' },
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'The import does not resolve: correct the path, or add the package to package.json.',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(raw|url|inline)$' },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment:
        'The package is a dependency of another one: add it to package.json, with its reason in docs/dependencies.md.',
      from: { path: '^(src|api|cli|simulator|demo|pages)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-dev-package',
      severity: 'error',
      comment:
        'The product runs without devDependencies: move the package to dependencies, or import only types.',
      from: { path: '^(src|api|cli|simulator|demo|pages)/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    },
    {
      name: 'domain-imports-only-itself',
      severity: 'error',
      comment: 'Describe what the domain needs as a port in src/domain/ports, or take it as a parameter.',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'application-imports-only-the-domain',
      severity: 'error',
      comment: 'Use a port in src/domain/ports; src/adapters/wiring binds the adapter.',
      from: { path: '^src/application/' },
      to: { pathNot: ['^src/(domain|application)/', packages('mobx')] },
    },
    {
      name: 'adapters-import-no-ui',
      severity: 'error',
      comment: 'Move the rule that adapter and screen share into the domain, and use a port for the rest.',
      from: { path: '^src/adapters/' },
      to: { path: '^src/ui/' },
    },
    {
      name: 'ui-imports-no-adapter',
      severity: 'error',
      comment:
        'Name the port (src/domain/ports) in `needs`. Only boot.ts, main.tsx and deferred-part.ts in ui/app and main.tsx in ui/staff compose; of the texts, only types may be imported.',
      from: {
        path: '^src/ui/',
        pathNot: '^src/ui/(app/(boot\\.ts|main\\.tsx|deferred-part\\.ts)|staff/main\\.tsx)$',
      },
      to: { path: '^src/adapters/', pathNot: '^src/adapters/i18n/' },
    },
    {
      name: 'ui-takes-types-only-from-texts',
      severity: 'error',
      comment: 'Write `import type { TextKey }`; a view gets the texts from t(key).',
      from: { path: '^src/ui/', pathNot: '^src/ui/app/(main\\.tsx|deferred-part\\.ts)$' },
      to: { path: '^src/adapters/i18n/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'texts-only-by-i18n',
      severity: 'error',
      comment: 'Get a text by its key from the port of the texts.',
      from: { path: '^(src|api)/', pathNot: '^src/adapters/i18n/' },
      to: { path: '^locales/' },
    },
    {
      name: 'src-imports-only-itself',
      severity: 'error',
      comment:
        'Call the API by HTTP (src/adapters/contract is shared). Command line, simulator, demonstration and tests import src, not the other way round.',
      from: { path: '^src/' },
      to: { path: '^(api|cli|simulator|demo|pages|test|bench|scripts)/' },
    },
    {
      name: 'api-imports-only-domain-contract-and-texts',
      severity: 'error',
      comment: 'Move the shared rule into src/domain, or the shared shape into src/adapters/contract.',
      from: { path: '^api/' },
      to: { path: '^src/', pathNot: '^src/(domain|adapters/contract|adapters/i18n)/' },
    },
    {
      name: 'api-imports-no-host',
      severity: 'error',
      comment: 'Receive it as a dependency: the start-up passes the demonstration to the API.',
      from: { path: '^api/' },
      to: { path: '^(cli|simulator|demo|pages|test|bench|scripts)/' },
    },
    {
      name: 'demo-imports-only-domain-contract-and-api',
      severity: 'error',
      comment: 'The demonstration is one chain of the API: use the contract and the ports of the API.',
      from: { path: '^demo/' },
      to: { path: '^(src/(application|ui)|cli|simulator|test|bench|scripts)/' },
    },
    {
      name: 'pages-import-no-host',
      severity: 'error',
      comment:
        'The pages are drawn from src by the services of the API: receive everything else as a dependency.',
      from: { path: '^pages/' },
      to: { path: '^(cli|simulator|demo|test|bench|scripts)/' },
    },
    {
      name: 'servers-draw-in-a-thread',
      severity: 'error',
      comment:
        'Drawing takes the event loop from orders: let the thread do it (pages/thread/main.ts), and ask it by DrawingThread.',
      from: { path: '^(api|demo|pages/standalone)/' },
      to: { path: '^src/(application|ui)/', reachable: true },
    },
    {
      name: 'simulator-imports-no-command-line',
      severity: 'error',
      comment: 'The command line starts the simulator: move what both need into src or demo.',
      from: { path: '^simulator/' },
      to: { path: '^(cli|test|bench|scripts)/' },
    },
    {
      name: 'command-line-imports-no-test',
      severity: 'error',
      comment: 'Move what the command line needs out of test/, bench/ or scripts/.',
      from: { path: '^cli/' },
      to: { path: '^(test|bench|scripts)/' },
    },
    packageOnlyIn(
      'react-only-in-ui',
      ['react', 'react-dom', 'react-router', 'mobx-react-lite', 'lucide-react'],
      '^src/ui/',
      'Put rendering into src/ui, and decisions into the domain or a command.',
    ),
    packageOnlyIn(
      'qr-codes-only-where-they-are-drawn',
      ['uqr'],
      '^(src/ui|api/membership-card)/',
      'Pass the text to encode; the code that renders it creates the QR code.',
    ),
    packageOnlyIn(
      'mobx-only-in-application-and-ui',
      ['mobx'],
      '^(src/application|src/ui|simulator)/',
      'Return a value, and let a command write it to its store.',
    ),
    packageOnlyIn(
      'axios-only-in-http-adapters',
      ['axios'],
      '^src/adapters/http/',
      'Use a port; its adapter in src/adapters/http makes the call.',
    ),
    packageOnlyIn(
      'zod-only-at-the-border',
      ['zod'],
      '^(src/adapters|api|cli|demo|pages)/',
      'Parse in the adapter and map to a domain type.',
    ),
    packageOnlyIn(
      'inversify-only-in-wiring',
      ['inversify', '@inversifyjs', 'reflect-metadata'],
      '^src/adapters/wiring/',
      'Name the dependency in `needs`; src/adapters/wiring binds it.',
    ),
    packageOnlyIn(
      'i18next-only-in-i18n',
      ['i18next'],
      '^src/adapters/i18n/',
      'Get a text by its key from the port of the texts.',
    ),
    packageOnlyIn(
      'opentelemetry-only-in-tracing',
      ['@opentelemetry'],
      '^api/tracing/',
      'Take a Tracer (api/tracing/tracer.ts): OpenTelemetry is loaded only where a collector is set.',
    ),
    {
      name: 'browser-code-uses-no-node',
      severity: 'error',
      comment:
        'This code runs in a browser: only the API, the command line and the headless composition may use Node.',
      from: { path: '^src/(ui|adapters/(contract|http|recording|storage|browser|i18n))/' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
