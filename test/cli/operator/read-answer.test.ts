import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aShell } from '@test/support/cli/a-shell';
import { MemoryHome } from '@test/support/cli/memory-home';

/** A command line at an API that answers so. */
async function lucka(line: string, answer: RequestListener) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  const variables = { LUCKA_STAFF_TOKEN: 'till', LUCKA_OPERATOR_TOKEN: 'operator' };
  const shell = aShell(new MemoryHome(), '', undefined, variables);
  return shell.lucka(`${line} --api http://127.0.0.1:${address.port}`);
}

const page: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Back soon</html>');
};
const barrier: RequestListener = (_, response) => {
  response.writeHead(403, { 'content-type': 'text/html' }).end('<html>Log in to the network</html>');
};
const halfTable: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'content-length': '100' });
  response.write('row,date', () => response.destroy());
};
const half: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"refundId":', () => response.destroy());
};

const SETTLEMENT = 'settlement 2026-11-21';
const ORDER = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('an answer that is not of the API', () => {
  it.each([
    'staff whoami',
    'staff orders 1',
    'staff audit',
    `refund ${ORDER}`,
    SETTLEMENT,
    `${SETTLEMENT} --csv`,
  ])('is said by %s', async (line) => {
    const said = await lucka(line, page);
    expect([said.exitCode, said.text]).toEqual([75, expect.stringContaining('cannot be read')]);
  });

  it.each(['staff whoami', `refund ${ORDER}`, SETTLEMENT, `${SETTLEMENT} --csv`])(
    'is said by %s where it refuses',
    async (line) => {
      const said = await lucka(line, barrier);
      expect([said.exitCode, said.text]).toEqual([
        1,
        expect.stringMatching(/answered 403, which is not an answer of the API/),
      ]);
      expect(said.text).not.toContain('html');
    },
  );

  it('is no settlement where a table is cut off', async () => {
    const said = await lucka(`${SETTLEMENT} --csv`, halfTable);
    expect([said.exitCode, said.text]).toEqual([75, expect.stringContaining('cannot be read')]);
  });

  it.each([
    ['a page', page],
    ['a part', half],
  ])('leaves a refund unknown, which is repeated under its id: %s', async (_, answer) => {
    const said = await lucka(`refund ${ORDER} --reason spilled --yes`, answer);
    expect(said).toMatchObject({
      exitCode: 75,
      text: expect.stringMatching(/--refund=[\w-]{22}: it is given back once/),
    });
  });
});
