import { portToken } from '@/domain/ports/port-token';
import type { ScreenSize } from '@/domain/navigation/page-tracking';

export interface ScreenSource {
  size(): ScreenSize;
  onChange(listener: (size: ScreenSize) => void): () => void;
}

export const ScreenSource = portToken<ScreenSource>('ScreenSource');
