import { describe, expect, it } from 'vitest';
import { statementName } from '@api/database/trace-statement';

describe('statementName', () => {
  it.each([
    ['SELECT * FROM payment WHERE id = $1', 'SELECT payment'],
    ['INSERT INTO customer_order (id) VALUES ($1)', 'INSERT customer_order'],
    ['UPDATE shop SET version = version + 1', 'UPDATE shop'],
    ['with old AS (SELECT id FROM payment) DELETE FROM payment', 'WITH payment'],
    ['BEGIN', 'BEGIN'],
    ['', 'statement'],
  ])('names %j %j', (text, name) => {
    expect(statementName(text)).toBe(name);
  });
});
