import fc from 'fast-check';

const someSegment = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      'shop',
      'menu',
      'articles',
      'suggested',
      'checkout',
      'payment',
      'order',
      'orders',
      'login',
    ),
    fc.constantFrom('1', '7', 'food', '%', '%2F', '%2e%2e', '..', 'k%C3%B6tt', ''),
    fc.string({ maxLength: 5 }),
  );

/** Addresses near those of the product, right and wrong. */
export const somePath = (): fc.Arbitrary<string> =>
  fc
    .record({
      segments: fc.array(someSegment(), { maxLength: 7 }),
      query: fc.option(fc.webQueryParameters(), { nil: undefined }),
      fragment: fc.option(fc.webFragments(), { nil: undefined }),
    })
    .map(
      ({ segments, query, fragment }) =>
        `/${segments.join('/')}` +
        (query === undefined ? '' : `?${query}`) +
        (fragment === undefined ? '' : `#${fragment}`),
    );
