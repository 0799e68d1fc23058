// A server that does nothing but send the same bytes: head and body of the address in its argument, as a browser gets
// them now. Prints its own address.
import { once } from 'node:events';
import { createServer, get } from 'node:http';

const request = get(process.argv[2] ?? '', { headers: { accept: 'text/html', 'accept-encoding': 'gzip' } });
/** @type {import('node:http').IncomingMessage[]} */
const [answer] = await once(request, 'response');
if (answer === undefined) throw new Error('No answer');
const body = Buffer.concat(await answer.toArray());
// Node sends these by itself.
const { date: _date, connection: _connection, 'keep-alive': _time, ...headers } = answer.headers;
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
await once(server.listen(0, '127.0.0.1'), 'listening');
console.log(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`);
