import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { LeaveWhenErased } from '@/application/reactions/leave-when-erased';
import { ConsentStore } from '@/application/stores/consent-store';
import { OrderStore } from '@/application/stores/order-store';
import { SessionStore } from '@/application/stores/session-store';
import { AnswerTelemetry } from '@/application/use-cases/answer-telemetry';
import { CopyDeviceData } from '@/application/use-cases/copy-device-data';
import { EraseDeviceData } from '@/application/use-cases/erase-device-data';
import { ForgetOrders } from '@/application/use-cases/forget-orders';
import { ListDeviceData } from '@/application/use-cases/list-device-data';
import { LogOut } from '@/application/use-cases/log-out';
import { Clock } from '@/domain/ports/clock';
import { DeviceData } from '@/domain/ports/device-data';
import { FileSaver } from '@/domain/ports/file-saver';
import { MenuStorage } from '@/domain/ports/kept-value';
import { PageDocument } from '@/domain/ports/page-document';
import { Telemetry } from '@/domain/ports/telemetry';

/** What the visitor may know of, take along and erase on this device, and whether they are counted. */
export const deviceModule = new ContainerModule(({ bind }) => {
  bindSingle(bind, AnswerTelemetry, [ConsentStore, Telemetry]);
  bindSingle(bind, ListDeviceData, [DeviceData, MenuStorage, OrderStore]);
  bindSingle(bind, CopyDeviceData, [DeviceData, FileSaver, PageDocument, Clock]);
  bindSingle(bind, EraseDeviceData, [
    DeviceData,
    ForgetOrders,
    LogOut,
    SessionStore,
    Telemetry,
    PageDocument,
  ]);
  bindSingle(bind, LeaveWhenErased, [DeviceData, PageDocument]);
});
