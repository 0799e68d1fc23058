// `npm run verify`: all checks that take under a minute in all.
import { quickChecks } from './checks.mjs';
import { reportTotal, runStages } from './stages.mjs';

/** A fifth of the stated runs of each property; `npm test` makes all of them. */
const ENVIRONMENT = { LUCKA_PROPERTY_SHARE: '0.2' };

reportTotal(await runStages(quickChecks(ENVIRONMENT)));
