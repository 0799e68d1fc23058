import type { Migration } from '@api/database/migrations/migration';

/** The customer code is stored as a hash only: removes it from answers and the provider's return addresses. */
export const forgetCustomerCodes: Migration = {
  number: 4,
  name: 'forget customer codes',
  sql: `
UPDATE customer_order SET answer =
  (SELECT json_object_agg(key, value) FROM json_each(answer) WHERE key <> 'customerCode')
  WHERE answer ->> 'customerCode' IS NOT NULL;

UPDATE demo_provider_payment SET return_url = split_part(return_url, '#', 1) WHERE return_url LIKE '%#%';

ALTER TABLE customer_order ADD CONSTRAINT answer_without_code CHECK (answer ->> 'customerCode' IS NULL);

ALTER TABLE demo_provider_payment ADD CONSTRAINT return_url_without_fragment CHECK (return_url NOT LIKE '%#%');
`,
};
