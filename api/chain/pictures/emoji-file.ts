import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** The Fluent 3D pictures (MIT), 256 pixels wide, named after their code points. */
const folder = path.join(path.dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

export const emojiFile = (emoji: string): string =>
  path.join(folder, `${[...emoji].map((sign) => sign.codePointAt(0)?.toString(16)).join('-')}.webp`);

const known = new Map<string, boolean>();

/** Whether there is a picture of this emoji. */
export function isDrawnEmoji(emoji: string): boolean {
  const isDrawn = known.get(emoji) ?? existsSync(emojiFile(emoji));
  known.set(emoji, isDrawn);
  return isDrawn;
}
