import { ContainerModule } from 'inversify';

import { bindClasses } from '@/adapters/wiring/bind';
import { LeaveWhenErased } from '@/application/device/leave-when-erased';
import { AnswerTelemetry } from '@/application/consent/answer-telemetry';
import { CopyDeviceData } from '@/application/device/copy-device-data';
import { EraseDeviceData } from '@/application/device/erase-device-data';
import { ListDeviceData } from '@/application/device/list-device-data';

/** The data on this device and the consent to telemetry. */
export const deviceModule = new ContainerModule(({ bind }) => {
  bindClasses(bind, [AnswerTelemetry, ListDeviceData, CopyDeviceData, EraseDeviceData, LeaveWhenErased]);
});
