import { text } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** What a page saves. The browser is in another process, whose files this one cannot name. */
export const readDownload = async (download: Download): Promise<string> =>
  text(await download.createReadStream());
