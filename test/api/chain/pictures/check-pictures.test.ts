import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { checkPictures } from '@api/chain/pictures/check-pictures';

const SHAPE = '<rect width="100%" height="100%" fill="red"';
const svg = (content: string): Uint8Array =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${content}</svg>`);

const messages = async (file: string, bytes: Uint8Array) =>
  (await checkPictures(new Map([[`pictures/${file}`, bytes]]))).map(({ message }) => message);

describe('checkPictures', () => {
  it('accepts pictures that can be read', async () => {
    const photo = await sharp(svg(`${SHAPE}/>`))
      .png()
      .toBuffer();
    expect(await messages('soup.png', photo)).toEqual([]);
    expect(await messages('logo.svg', svg(`<g id="filter">${SHAPE}/></g>`))).toEqual([]);
  });

  it('refuses what is no picture', async () => {
    expect(await messages('soup.jpg', Buffer.from('soup'))).toEqual(['It is no picture that can be read']);
    expect(await messages('soup.svg', Buffer.from('<svg'))).toEqual(['It is no picture that can be read']);
  });

  it.each([
    `<filter id="f"><feGaussianBlur stdDeviation="100000"/></filter>${SHAPE} filter="url(#f)"/>`,
    `<svg:filter xmlns:svg="http://www.w3.org/2000/svg" id="f"/>${SHAPE}/>`,
    `${SHAPE} style="filter: blur(100000px)"/>`,
    `${SHAPE} filter="drop-shadow(0 0 100000px red)"/>`,
  ])('refuses a drawing that could take a minute: %s', async (content) => {
    expect(await messages('soup.svg', svg(content))).toEqual([expect.stringContaining('It has a filter')]);
  });
});
