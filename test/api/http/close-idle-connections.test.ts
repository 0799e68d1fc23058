import { once } from 'node:events';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestApi, type TestApi } from '@test/support/api/open-test-api';

let api: TestApi;

// Beside the test, whose time is limited.
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.database.drop());

describe('a closing server', () => {
  it.each([
    ['has said nothing', ''],
    ['has said half of a head', 'GET /api/settings HTTP/1.1\r\nHost: loc'],
    ['has its answer and stays', 'GET /api/settings HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])(
    'does not wait for a client that %s',
    async (_what, bytes) => {
      const socket = net.connect(Number(new URL(api.origin).port), '127.0.0.1');
      onTestFinished(() => void socket.destroy());
      socket.on('error', () => socket.destroy()).resume();
      const hasArrived = once(api.app.server, 'connection');
      await once(socket, 'connect');
      await hasArrived;
      socket.write(bytes);
      // Not `once`, which an error ends: the server may leave bytes unread.
      const gone = new Promise((resolve) => socket.once('close', resolve));
      await api.app.close();
      await gone;
      expect(socket.destroyed).toBe(true);
    },
    5_000,
  );
});
