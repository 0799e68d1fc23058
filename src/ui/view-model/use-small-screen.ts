import { AppStore } from '@/application/app/app-store';
import { ScreenStore } from '@/application/navigation/screen-store';
import { useService } from '@/ui/view-model/services';

/**
 * Whether the screen is small, which decides between a bar or sheet and a side panel. The server draws every page as on
 * a small one. For an `observer`.
 */
export function useSmallScreen(): boolean {
  const { showsVisitor } = useService(AppStore);
  const { isSmall } = useService(ScreenStore);
  return isSmall || !showsVisitor;
}
