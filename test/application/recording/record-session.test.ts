import { describe, expect, it } from 'vitest';
import { ManualClock } from '@test/support/memory/manual-clock';
import type { CallFate } from '@/application/recording/session-recording';
import { RECORDING_MAX_ENTRIES, RecordSession } from '@/application/recording/record-session';
import { redactedPath } from '@/application/recording/redacted-path';
import { BasketStore } from '@/application/basket/basket-store';
import { ConnectionStore } from '@/application/connection/connection-store';
import { LanguageStore } from '@/application/language/language-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { OrderStore } from '@/application/orders/order-store';
import { SessionStore } from '@/application/account/session-store';

function aRecorder() {
  const stores = {
    ...{ navigation: new NavigationStore(), baskets: new BasketStore(), orders: new OrderStore() },
    ...{ notices: new NoticeStore(), sessions: new SessionStore(), languages: new LanguageStore() },
    connection: new ConnectionStore(),
  };
  const clock = new ManualClock();
  const recorder = new RecordSession({ ...stores, clock });
  recorder.start();
  return {
    stores,
    recorder,
    visit: (fullPath: string) => stores.navigation.requestNavigation({ kind: 'address', fullPath }),
    call: (fate: CallFate | undefined) =>
      recorder.recordCall({ method: 'GET', path: '/api/shops', startedAt: clock.now(), fate }),
    kinds: () => recorder.recording.entries.map(({ event }) => event.kind),
  };
}

describe('RecordSession', () => {
  it('inserts a failed call before its cause, in the order of the calls', () => {
    const { visit, call, recorder, kinds } = aRecorder();
    visit('/campaigns');
    visit('/');
    call('lost');
    call({ status: 503 });
    expect(kinds()).toEqual(['visit', 'failedCall', 'failedCall', 'visit']);
    expect(recorder.recording.entries[1]?.event).toMatchObject({ call: { fate: 'lost' } });
  });

  it('inserts it after the cause of such a call that succeeded', () => {
    const { visit, call, kinds } = aRecorder();
    visit('/');
    call(undefined);
    call('lost');
    expect(kinds()).toEqual(['visit', 'failedCall']);
  });

  it('records no failed calls while there is no network', () => {
    const { stores, call, kinds } = aRecorder();
    stores.connection.setOnline(false);
    call('lost');
    expect(kinds()).toEqual(['line']);
  });

  it('discards the oldest entries', () => {
    const { visit, recorder } = aRecorder();
    for (let number = 0; number < RECORDING_MAX_ENTRIES + 10; number += 1) visit('/campaigns');
    expect(recorder.recording.entries).toHaveLength(RECORDING_MAX_ENTRIES);
  });
});

describe('redactedPath', () => {
  it.each([
    ['/shop/1/menu?orderType=TakeAway&note=secret&x=y#code', '/shop/1/menu?orderType=TakeAway&note=xxxxxx'],
    ['/reset-password?email=a@b.se', '/reset-password'],
    ['/no/such/page', '/not-an-address'],
    ['/order/abc#code', undefined],
    ['/shop/1/checkout/payment/abc', undefined],
  ])('returns for %s %s', (path, expected) => expect(redactedPath(path)).toBe(expected));
});
