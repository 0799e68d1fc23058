import type { KeyOf } from '@/adapters/i18n/text-key';
import type staff from '@locales/en/staff.json';

/** Every text of the staff's screens. */
export type StaffTextKey = KeyOf<typeof staff>;
