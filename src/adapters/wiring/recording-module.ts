import { type Container, ContainerModule } from 'inversify';

import { HttpClient } from '@/adapters/http/create-http-client';
import { watchCalls } from '@/adapters/http/watch-calls';
import { reportScript } from '@/adapters/recording/recording-script';
import { bindSingle, bindSingleTo } from '@/adapters/wiring/bind-single';
import { RecordJourney } from '@/application/recording/record-session';
import { JourneyScript } from '@/application/recording/recording-script';
import { BasketStore } from '@/application/basket/basket-store';
import { ConnectionStore } from '@/application/connection/connection-store';
import { LanguageStore } from '@/application/language/language-store';
import { NavigationStore } from '@/application/navigation/navigation-store';
import { NoticeStore } from '@/application/notices/notice-store';
import { OrderStore } from '@/application/orders/order-store';
import { SessionStore } from '@/application/account/session-store';
import { SaveReport } from '@/application/recording/save-recording';
import { Clock, type Stop } from '@/domain/ports/clock';
import { FileSaver } from '@/domain/ports/file-saver';

/** The report of what happened lately. */
export const reportModule = new ContainerModule(({ bind }) => {
  bind<JourneyScript>(JourneyScript).toConstantValue(reportScript);
  bindSingleTo(bind, RecordJourney, recorderOf, [
    NavigationStore,
    BasketStore,
    OrderStore,
    NoticeStore,
    SessionStore,
    LanguageStore,
    ConnectionStore,
    Clock,
  ]);
  bindSingle(bind, SaveReport, [RecordJourney, JourneyScript, FileSaver]);
});

/** Begins to remember; once for each container, when what was kept is back. */
export function recordJourney(container: Container): Stop {
  const recorder = container.get(RecordJourney);
  watchCalls(container.get<HttpClient>(HttpClient), container.get<Clock>(Clock), (call) =>
    recorder.noteCall(call),
  );
  return recorder.start();
}

const recorderOf = (
  navigation: NavigationStore,
  baskets: BasketStore,
  orders: OrderStore,
  notices: NoticeStore,
  sessions: SessionStore,
  languages: LanguageStore,
  connection: ConnectionStore,
  clock: Clock,
): RecordJourney =>
  new RecordJourney({ navigation, baskets, orders, notices, sessions, languages, connection }, clock);
