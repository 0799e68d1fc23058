import type { LookColours } from '@api/chain/illustration/palette';

/** What a picture shows: emojis, the main one first, a dish drawn from its ingredients, or a file of the chain. */
export type PictureContent =
  | {
      readonly kind: 'dish';
      readonly form: string;
      readonly contains: readonly string[];
      readonly beside: readonly string[];
      /** Of the shop; the usual tableware if undefined. */
      readonly colours?: LookColours | undefined;
    }
  | { readonly kind: 'emojis'; readonly emojis: readonly string[] }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'logo'; readonly file: string };

const FOLDER = 'pictures/';
const FILE_NAME = /\.[a-z]{3,4}$/i;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What the field `picture` of a chain means: the name of a file, or emojis. */
export const pictureContent = (picture: string): PictureContent =>
  FILE_NAME.test(picture)
    ? { kind: 'file', file: `${FOLDER}${picture}` }
    : { kind: 'emojis', emojis: [...graphemes.segment(picture)].map(({ segment }) => segment) };

/** A logo is shown as a whole, not cut to a square. */
export const logoContent = (name: string): PictureContent => ({ kind: 'logo', file: `${FOLDER}${name}` });

/** The names in the field, each of which must exist: that of the file, or each emoji. */
export const pictureNames = (picture: string): readonly string[] => {
  const content = pictureContent(picture);
  return content.kind === 'emojis' ? content.emojis : [picture];
};

/** How chains refer to a file of their pictures. */
export const pictureName = (file: string): string => file.slice(FOLDER.length);
