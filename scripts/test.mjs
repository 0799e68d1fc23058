// `npm test`: all checks. It works right after `npm ci` and ends with the line `N passed, N failed`.
import {
  apiChecks,
  browserChecks,
  buildChecks,
  inProcessChecks,
  quickChecks,
  worldChecks,
} from './checks.mjs';
import { reportTotal, runStages } from './stages.mjs';

const total = { passed: 0, failed: 0 };

// One group after the other: tests that measure time should not share the cores with a compiler.
for (const checks of [quickChecks, buildChecks, worldChecks, apiChecks, inProcessChecks, browserChecks]) {
  const { passed, failed } = await runStages(checks());
  total.passed += passed;
  total.failed += failed;
}

reportTotal(total);
