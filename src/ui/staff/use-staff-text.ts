import type { StaffTextKey } from '@/adapters/i18n/staff-text-key';
import { type TextTools, useTexts } from '@/ui/view-model/use-text';

export type StaffTextTools = TextTools<StaffTextKey>;

/** The staff's texts in the chosen language. For an `observer`. */
export const useStaffText = (): StaffTextTools => useTexts<StaffTextKey>();
