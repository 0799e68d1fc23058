// `npm run verify`: everything that can be known in under a minute.
import { quickChecks } from './checks.mjs';
import { reportTotal, runStages } from './stages.mjs';

reportTotal(await runStages(quickChecks()));
