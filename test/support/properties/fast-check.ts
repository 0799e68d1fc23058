import fc from 'fast-check';

import { assertRepeatably } from '@test/support/properties/assert-repeatably';

/** `fast-check` as the tests get it by its own name: scripts/repeatable-properties.mjs puts this in its place. */
const repeatable = { ...fc, assert: assertRepeatably };

export { repeatable as default };
