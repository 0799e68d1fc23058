import { ContainerModule } from 'inversify';

import { bindSingle } from '@/adapters/wiring/bind-single';
import { LeaveWhenErased } from '@/application/device/leave-when-erased';
import { ConsentStore } from '@/application/consent/consent-store';
import { OrderStore } from '@/application/orders/order-store';
import { SessionStore } from '@/application/account/session-store';
import { AnswerTelemetry } from '@/application/consent/answer-telemetry';
import { CopyDeviceData } from '@/application/device/copy-device-data';
import { EraseDeviceData } from '@/application/device/erase-device-data';
import { ForgetOrders } from '@/application/orders/forget-orders';
import { ListDeviceData } from '@/application/device/list-device-data';
import { LogOut } from '@/application/account/log-out';
import { Clock } from '@/domain/ports/clock';
import { DeviceData } from '@/domain/ports/device-data';
import { FileSaver } from '@/domain/ports/file-saver';
import { MenuStorage } from '@/domain/ports/stored-value';
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
