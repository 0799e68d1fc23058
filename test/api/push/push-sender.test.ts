import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebPushSender } from '@api/push/push-sender';
import { newPushSettings, openPushReceiver, type PushReceiver } from '@test/support/push/push-receiver';

const settings = newPushSettings();
const MESSAGE = JSON.stringify({ title: 'Ваша еда готова.' });

let receiver: PushReceiver;
let reported: unknown[];

beforeEach(async () => {
  receiver = await openPushReceiver();
  reported = [];
});
afterEach(() => receiver.close());

const sender = (different: Partial<typeof settings> = {}) =>
  new WebPushSender({ settings: { ...settings, ...different }, report: (error) => reported.push(error) });

describe('WebPushSender', () => {
  it('encrypts for the browser, signs for its push service, and is urgent [DEC-96]', async () => {
    expect(await sender().send(receiver.address, MESSAGE)).toBe('sent');
    const [push] = receiver.received;
    expect(push).toMatchObject({
      message: MESSAGE,
      claims: { aud: receiver.origin, sub: settings.contact },
      headers: { ttl: '1800', urgency: 'high', 'content-encoding': 'aes128gcm' },
    });
    expect(push?.headers.authorization).toContain(settings.publicKey);
  });

  it.each([
    [404, 'gone', 0],
    [410, 'gone', 0],
    [429, 'failed', 1],
    [500, 'failed', 1],
    [307, 'failed', 1],
  ])('takes the answer %i as %s', async (status, outcome, reports) => {
    receiver.answerWith(status);
    expect(await sender().send(receiver.address, MESSAGE)).toBe(outcome);
    expect(reported).toHaveLength(reports);
  });

  it('fails without an answer', async () => {
    receiver.close();
    expect(await sender().send(receiver.address, MESSAGE)).toBe('failed');
  });

  it('calls no private address unless that is set, also where a stored one is private', async () => {
    const strict = sender({ allowsPrivate: false });
    expect([strict.accepts(receiver.address), sender().accepts(receiver.address)]).toEqual([false, true]);
    expect(await strict.send(receiver.address, MESSAGE)).toBe('gone');
    expect(receiver.received).toEqual([]);
  });
});
