import type { AfterPaint } from '@/domain/ports/after-paint';

/** Without frames: at the end of the task. */
export class MemoryAfterPaint implements AfterPaint {
  run(work: () => void): void {
    queueMicrotask(work);
  }
}
