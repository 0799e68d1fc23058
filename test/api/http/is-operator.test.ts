import { describe, expect, it } from 'vitest';
import { isOperator } from '@api/http/is-operator';

const TOKEN = 'the-token-of-the-operator';
const isOperatorWith = (authorization: string | undefined, token: string | undefined): boolean =>
  isOperator({ headers: { authorization } }, token);

describe('isOperator', () => {
  it('accepts the configured token only [OPEN-09]', () => {
    expect(isOperatorWith(`Bearer ${TOKEN}`, TOKEN)).toBe(true);
    for (const other of [
      undefined,
      '',
      'Bearer ',
      TOKEN,
      `bearer ${TOKEN}`,
      `Bearer ${TOKEN} `,
      'Bearer other',
    ]) {
      expect(isOperatorWith(other, TOKEN)).toBe(false);
    }
  });

  it.each([undefined, ''])('refuses everything if the token is %j', (token) => {
    for (const sent of [undefined, '', 'Bearer', 'Bearer ', 'Bearer undefined', 'Bearer null', 'undefined']) {
      expect(isOperatorWith(sent, token)).toBe(false);
    }
  });
});
