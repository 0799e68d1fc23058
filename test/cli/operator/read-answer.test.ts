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
const half: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"refundId":', () => response.destroy());
};

const ORDER = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('an answer that is not of the API', () => {
  it.each(['staff whoami', 'staff orders 1', 'staff audit', `refund ${ORDER}`, 'settlement 2026-11-21'])(
    'is said by %s',
    async (line) => {
      const said = await lucka(line, page);
      expect([said.exitCode, said.text]).toEqual([75, expect.stringContaining('cannot be read')]);
    },
  );

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
