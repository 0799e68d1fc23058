import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from '@api/failures/without-personal-data';

describe('withoutPersonalData', () => {
  it.each([
    ['no account for anna.berg@example.com', 'no account for [email]'],
    ['GET https://lucka.example/order/1?x=1#code=s3 failed', 'GET https://lucka.example/order/1 failed'],
    ['order 3hZk2mPq8sTvWxYz01 is gone', 'order [id] is gone'],
    ['call +46 70-123 45 67', 'call +[number]'],
    ['Cannot read properties of undefined (reading 0)', 'Cannot read properties of undefined (reading 0)'],
    ['getEntriesByTypeAndName is not a function', 'getEntriesByTypeAndName is not a function'],
  ])('writes %j as %j', (message, expected) => {
    expect(withoutPersonalData(message)).toBe(expected);
  });

  it('leaves no address of email in any text', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), fc.string(), (email, before, after) => {
        expect(withoutPersonalData(`${before} ${email} ${after}`)).not.toContain(email);
      }),
    );
  });
});
