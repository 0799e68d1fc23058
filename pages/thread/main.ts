// Draws pages in a thread of its own, so that the event loop of the server never waits for a drawing.
import { parentPort, type MessagePort } from 'node:worker_threads';
import { systemClock } from '@api/system/system-clock';
import { systemRandomness } from '@api/system/system-randomness';
import { openClientBuild } from '@pages/client-build';
import { drawDocument } from '@pages/draw-document';
import { drawSiteMap } from '@pages/draw-site-map';
import { namedTexts } from '@pages/named-texts';
import { shopPlaces } from '@pages/shop-places';
import { assertNever } from '@/domain/shared/assert-never';
import { SeenMenus } from '@pages/seen-menus';
import { fetchByPort } from '@pages/thread/api-calls';
import { answer } from '@pages/thread/ask';
import type { DrawingTask, LogEntry } from '@pages/thread/messages';

if (parentPort === null) throw new Error('This program is started as a thread');
const server: MessagePort = parentPort;

// Stack traces name lines of the sources also where the server does not.
process.setSourceMapsEnabled(true);

const log = (logged: LogEntry): void => server.postMessage(logged);
const deps = {
  ...{ build: openClientBuild(), clock: systemClock, randomness: systemRandomness, menus: new SeenMenus() },
  baseUrl: 'http://localhost',
  textsOf: namedTexts({
    report: (entry) => log({ level: 'error', entry }),
    log: (entry) => log({ level: 'warn', entry }),
  }),
};

answer<DrawingTask>(server, ({ drawing, calls }) => {
  const reading = { ...deps, fetch: fetchByPort(calls) };
  switch (drawing.kind) {
    case 'page':
      return drawDocument(reading, drawing.request);
    case 'places':
      return shopPlaces(reading, drawing.shopId);
    case 'siteMap':
      return drawSiteMap(reading, drawing);
    default:
      return assertNever(drawing);
  }
});
