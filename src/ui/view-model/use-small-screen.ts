import { ScreenStore } from '@/application/navigation/screen-store';
import { useService } from '@/ui/view-model/services';

/** Whether the screen is small, which decides between a bar or sheet and a side panel. For an `observer`. */
export const useSmallScreen = (): boolean => useService(ScreenStore).isSmall;
