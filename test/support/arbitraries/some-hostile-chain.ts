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

/** Markdown with scripts, with more levels or more of it than a text has, in no encoding, or cut anywhere. */
const someLegalText = (): fc.Arbitrary<Uint8Array> =>
  fc.oneof(
    fc
      .constantFrom(
        '<script>x</script>',
        '[a](javascript:x)',
        '![a](b)',
        '> a',
        '- '.repeat(60),
        '[a]'.repeat(400),
      )
      .map((text) => encoded(`# A\n\n${text}`)),
    fc.constantFrom('# A\n\nB', '# A\n'.repeat(30_000)).map(encoded),
    someBrokenText('# A\n\n- **b** [c](https://d.se)\n').map(encoded),
    fc.uint8Array({ maxLength: 40 }),
  );

/** A chain of which one to three files are not as they should be. */
export const someHostileChain = (): fc.Arbitrary<ChainSource> =>
  fc
    .record({
      files: fc.array(someDamagedFile(), { minLength: 1, maxLength: 2 }),
      picture: fc.option(somePicture(), { nil: undefined, freq: 2 }),
      legal: fc.option(someLegalText(), { nil: undefined, freq: 2 }),
    })
    .map(({ files, picture, legal }) =>
      smallChain({
        ...Object.assign({}, ...files),
        ...{ 'pictures/soup.png': picture, 'legal/terms.sv.md': legal },
      }),
    );
