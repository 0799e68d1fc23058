import * as z from 'zod/mini';

/**
 * Schemas are otherwise compiled with `new Function`, which a strict content security policy reports even though zod
 * catches it. It must be said before the first object schema is made, so every schema file comes by way of this one.
 */
z.config({ jitless: true });
