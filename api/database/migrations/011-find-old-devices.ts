import type { Migration } from '@api/database/migrations/migration';

/** Devices that were not used for a year are forgotten at the next login of anybody. */
export const findOldDevices: Migration = {
  number: 11,
  name: 'find old devices',
  sql: `
CREATE INDEX device_by_age ON account_device (used_at);
`,
};
