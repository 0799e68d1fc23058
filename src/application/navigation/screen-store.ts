import { makeAutoObservable, observableRef } from 'mobx';
import type { ScreenSize } from '@/domain/navigation/page-tracking';
import { isLowScreen, type ScreenType } from '@/domain/navigation/screen-type';

/** The size of the window. */
export class ScreenStore {
  size: ScreenSize = { width: 0, height: 0, type: 'Small' };

  constructor() {
    makeAutoObservable(this, { size: observableRef });
  }

  get type(): ScreenType {
    return this.size.type;
  }

  get isSmall(): boolean {
    return this.size.type === 'Small';
  }

  get isLow(): boolean {
    return isLowScreen(this.size.height);
  }

  setSize(size: ScreenSize): void {
    this.size = size;
  }
}
