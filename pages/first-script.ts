import { createHash } from 'node:crypto';

import { READY_EVENT } from '@/adapters/contract/page-marks';
import { holdFirstTaps } from '@/ui/app/hold-first-taps';

/** The one script that is written into pages, and its source expression in a content security policy. */
export const FIRST_SCRIPT = `(${holdFirstTaps.toString()})(document, ${JSON.stringify(READY_EVENT)})`;
export const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`;
