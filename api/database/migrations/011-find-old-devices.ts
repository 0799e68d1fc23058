import type { Migration } from '@api/database/migrations/migration';

/** Indexes devices by last use: those unused for a year are deleted at the next login of any member. */
export const findOldDevices: Migration = {
  number: 11,
  name: 'find old devices',
  sql: `
CREATE INDEX device_by_age ON account_device (used_at);
`,
};
