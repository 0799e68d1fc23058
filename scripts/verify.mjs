// `npm run verify`: all checks that take under a minute in all.
import { quickChecks } from './checks.mjs';
import { reportTotal, runStages } from './stages.mjs';

reportTotal(await runStages(quickChecks()));
