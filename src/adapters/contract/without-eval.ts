import * as z from 'zod/mini';

/**
 * Without this, zod compiles schemas with `new Function`, which a strict content security policy reports even though
 * zod catches the error. It must run before the first object schema, so every schema file imports zod from here.
 */
z.config({ jitless: true });
