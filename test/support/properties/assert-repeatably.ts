import fc from 'fast-check';
import { expect } from 'vitest';

import { keepResult } from '@test/support/properties/keep-result';
import { PROPERTY_PLAN } from '@test/support/properties/property-plan';
import { projectPath, type PropertyName } from '@test/support/properties/property-name';
import { RED_PROPERTIES } from '@test/support/properties/red-properties';

/**
 * `fc.assert` for short runs and long ones: what was red once is tried first, then as many runs as the plan of
 * `npm run properties` says, or else as the test says itself.
 */
export function assertRepeatably<Values>(
  property: fc.IRawProperty<Values>,
  parameters: fc.Parameters<Values> = {},
): Promise<void> | void {
  const name = propertyName();
  const isOwn = (each: PropertyName): boolean => each.file === name.file && each.test === name.test;
  const reds = RED_PROPERTIES.filter(isOwn).map(({ seed, path }) => ({ ...parameters, seed, path }));
  const checks = [...reds, { ...parameters, ...PROPERTY_PLAN?.parametersOf(name) }];
  return property.isAsync() ? checkLater(name, property, checks) : checkNow(name, property, checks);
}

function propertyName(): PropertyName {
  const { testPath = '', currentTestName = '' } = expect.getState();
  return { file: projectPath(testPath), test: currentTestName };
}

type Checks<Values> = readonly fc.Parameters<Values>[];

function checkNow<Values>(
  name: PropertyName,
  property: fc.IRawProperty<Values>,
  checks: Checks<Values>,
): void {
  for (const parameters of checks) {
    const beganAt = performance.now();
    const details = fc.check(property, parameters);
    if (details instanceof Promise) throw new Error('The property is asynchronous, and says that it is not.');
    conclude(name, parameters, details, beganAt);
  }
}

async function checkLater<Values>(
  name: PropertyName,
  property: fc.IRawProperty<Values>,
  checks: Checks<Values>,
): Promise<void> {
  for (const parameters of checks) {
    const beganAt = performance.now();
    conclude(name, parameters, await fc.check(property, parameters), beganAt);
  }
}

function conclude<Values>(
  name: PropertyName,
  { path }: fc.Parameters<Values>,
  details: fc.RunDetails<Values>,
  beganAt: number,
): void {
  const { numRuns, failed, seed, counterexamplePath } = details;
  const red = failed ? { seed, path: counterexamplePath ?? '' } : undefined;
  const isReplay = path !== undefined;
  keepResult({ ...name, runs: numRuns, ms: performance.now() - beganAt, isReplay, red });
  if (failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
}
