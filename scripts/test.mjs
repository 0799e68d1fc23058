// `npm test`: everything. It works right after `npm ci` and ends with the line `N passed, N failed`.
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
await inTurn(quickChecks, buildChecks);
// The time of the worlds is virtual: they take what the others leave.
await Promise.all([inTurn(worldChecks), inTurn(apiChecks, inProcessChecks, browserChecks)]);

reportTotal(total);

async function inTurn(...groups) {
  for (const checks of groups) {
    const { passed, failed } = await runStages(checks());
    total.passed += passed;
    total.failed += failed;
  }
}
