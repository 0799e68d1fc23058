import path from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** The slowest test files, the slowest first; ordered by size alone, some would start last. */
const LONG_FILES = [
  'api/kill.test.ts',
  'api/deploy/restore-to-moment.test.ts',
  'api/database/embedded-postgres.test.ts',
  'scenario/what-goes-wrong.test.ts',
  'scenario/simulate.test.ts',
  'scenario/guest-orders-lunch.test.ts',
  'scenario/every-command.test.ts',
  'browser/accessibility.test.ts',
  'browser/adapting.test.ts',
  'browser/navigation.test.ts',
  'browser/payment.test.ts',
  'browser/errors.test.ts',
  'browser/account.test.ts',
  'browser/member.test.ts',
  'browser/texts.test.ts',
  'browser/announcements.test.ts',
];

/** Starts the slow files first, so that no worker runs one of them alone at the end. */
export class LongestFirst extends BaseSequencer {
  /** @override */
  async sort(files) {
    const place = ({ moduleId }) => {
      const found = LONG_FILES.findIndex((name) => moduleId.endsWith(path.join('test', name)));
      return found === -1 ? LONG_FILES.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
