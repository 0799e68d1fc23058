import net from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SmtpMailer } from '@api/mail/smtp-mailer';

/** A mail server that refuses every recipient and repeats the address. */
async function refusingServer(): Promise<string> {
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('220 hello\r\n');
    socket.on('data', (line) => {
      const address = /^RCPT TO:(<.*>)/i.exec(line.toString())?.[1];
      socket.write(address === undefined ? '250 ok\r\n' : `550 ${address} is unknown\r\n`);
    });
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
}

describe('SmtpMailer', () => {
  it('reports a failure without the address', async () => {
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    const mailer = new SmtpMailer({ url: await refusingServer(), from: 'shop@example.org', report });
    const mail = { to: 'hungry@example.com', subject: 'x', text: 'x', html: 'x' };
    expect(await mailer.send(mail)).toEqual({ ok: false, error: { kind: 'notSent' } });
    const [error] = reported;
    expect(error instanceof Error && error.message).toContain('550');
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('hungry');
  });
});
