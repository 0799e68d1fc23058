import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiServer } from '@api/http/api-server';
import { namedPage } from '@api/http/named-page';
import type { PageSettings } from '@api/http/page-settings';

const FILE = '/staff.html';

/** Serves the page of the staff's screens at `/staff`, which search engines leave out. */
export function serveStaffPage(
  app: ApiServer,
  clientFolder: string,
  settings: () => Promise<PageSettings>,
): void {
  const file = path.join(clientFolder, FILE);
  if (!existsSync(file)) return;
  const built = readFileSync(file, 'utf8');
  for (const address of ['/staff', FILE])
    app.get(address, async (_request, reply) =>
      reply
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(namedPage(built, await settings())),
    );
}
