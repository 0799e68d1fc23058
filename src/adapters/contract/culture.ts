import * as z from 'zod/mini';

/** GET /api/cultures/languages. */
export const languagesDto = z.array(z.string());
