import { expect, it } from 'vitest';
import { addMs } from '@/domain/shared/instant';
import { PROCESSED_RETENTION_MS } from '@api/payments/notification-store';
import { NOON } from '@test/support/api/a-stored-order';
import { describeEachStore } from '@test/support/api/each-store';
import { token } from '@test/support/api/guest';

describeEachStore('NotificationStore', (stores) => {
  const aNotification = () => ({ id: token(), paymentId: token() });
  const pending = async (until = NOON, limit = 1_000) =>
    (await stores().notifications.pending(until, limit)).map(({ id }) => id);

  it('stores each once, for any number of repetitions', async () => {
    const notification = aNotification();
    const save = () => stores().notifications.save(notification, NOON);
    expect((await Promise.all([save(), save(), save(), save()])).filter(Boolean)).toHaveLength(1);
    expect(await stores().notifications.save({ ...notification, paymentId: token() }, NOON)).toBe(false);
    const pending = await stores().notifications.pending(NOON, 1_000);
    expect(pending.filter(({ id }) => id === notification.id)).toEqual([notification]);
  });

  it('lists pending ones, oldest first, up to a time and a number', async () => {
    const [third, first, second] = [aNotification(), aNotification(), aNotification()];
    const old = addMs(NOON, -86_400_000);
    await stores().notifications.save(third, addMs(old, 3));
    await stores().notifications.save(first, addMs(old, 1));
    await stores().notifications.save(second, addMs(old, 2));
    expect(await pending(addMs(old, 3))).toEqual([first.id, second.id, third.id]);
    expect(await pending(addMs(old, 2))).toEqual([first.id, second.id]);
    expect(await pending(addMs(old, 3), 1)).toEqual([first.id]);
    await stores().notifications.markProcessed(first.id, NOON);
    await stores().notifications.markProcessed(first.id, NOON);
    expect(await pending(addMs(old, 3))).toEqual([second.id, third.id]);
    expect(await stores().notifications.save(first, NOON)).toBe(false);
  });

  it('deletes those processed long ago, and nothing else', async () => {
    const [processed, recent, waiting] = [aNotification(), aNotification(), aNotification()];
    for (const each of [processed, recent, waiting]) await stores().notifications.save(each, NOON);
    await stores().notifications.markProcessed(processed.id, NOON);
    await stores().notifications.markProcessed(recent.id, addMs(NOON, 1));
    const later = addMs(NOON, PROCESSED_RETENTION_MS + 1);
    await stores().notifications.save(aNotification(), later);
    expect(await stores().notifications.save(recent, later)).toBe(false);
    expect(await stores().notifications.save(waiting, later)).toBe(false);
    expect(await stores().notifications.save(processed, later)).toBe(true);
  });
});
