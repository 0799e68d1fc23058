import fc from 'fast-check';
import type { ChainSource } from '@api/chain/chain-source';
import { aPng, SMALL_CHAIN, smallChain } from '@test/support/api/a-small-chain';
import { someBrokenText, someDamaged } from '@test/support/arbitraries/some-damage';

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Any bytes, a picture that is cut or changed, one that would fill the memory, and what is no picture. */
const somePicture = (): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    fc.uint8Array({ maxLength: 64 }),
    fc.nat({ max: aPng.length }).map((end) => aPng.subarray(0, end)),
    fc.record({ at: fc.nat({ max: aPng.length - 1 }), byte: fc.nat({ max: 255 }) }).map(({ at, byte }) => {
      const copy = new Uint8Array(aPng);
      copy[at] = byte;
      return copy;
    }),
    fc.constantFrom(
      encoded('<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"><rect/></svg>'),
      encoded('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
      encoded('<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><svg>&b;</svg>'),
      encoded('GIF89a'),
      encoded('%PDF-1.4'),
    ),
  );

/** A file of the small chain, damaged by something that an editor, a disk or an attacker may have done. */
const someDamagedFile = (): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc.constantFrom(...Object.keys(SMALL_CHAIN)).chain((file) =>
    fc
      .oneof(
        { weight: 4, arbitrary: someDamaged(SMALL_CHAIN[file]) },
        { weight: 2, arbitrary: someBrokenText(JSON.stringify(SMALL_CHAIN[file])).map(encoded) },
        fc.uint8Array({ maxLength: 40 }),
        fc.nat({ max: 300 }).map((depth) => encoded(`${'['.repeat(depth)}${']'.repeat(depth)}`)),
        fc.constant(undefined),
      )
      .map((content) => ({ [file]: content })),
  );

/** A chain of which one to three files are not as they should be. */
export const someHostileChain = (): fc.Arbitrary<ChainSource> =>
  fc
    .record({
      files: fc.array(someDamagedFile(), { minLength: 1, maxLength: 2 }),
      picture: fc.option(somePicture(), { nil: undefined, freq: 2 }),
    })
    .map(({ files, picture }) =>
      smallChain({ ...Object.assign({}, ...files), 'pictures/soup.png': picture }),
    );
