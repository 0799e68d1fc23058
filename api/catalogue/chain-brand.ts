import * as z from 'zod/mini';

const colour = z.string().check(z.regex(/^#[\da-f]{6}$/));

const palette = z.object({
  ...{ paper: colour, surface: colour, ink: colour, inkSoft: colour, line: colour },
  ...{ appetite: colour, onAppetite: colour, accent: colour, onAccent: colour, plate: colour },
});

/** The id of the picture of its logo. */
export const LOGO_IMAGE_ID = 'chain-logo';

/** The typefaces that a chain may choose from: the two that the storefront brings, and those of each device. */
export const typeface = z.enum(['onest', 'podkova', 'system', 'serif', 'rounded', 'mono']);

export type Typeface = z.infer<typeof typeface>;

/** How the pages of a chain look where its shops say nothing else; every part may be left out. */
export const chainBrand = z.object({
  look: z.optional(
    z.object({ light: palette, dark: palette, radius: z.string().check(z.regex(/^\d{1,2}px$/)) }),
  ),
  typefaces: z.optional(z.object({ text: z.optional(typeface), headings: z.optional(typeface) })),
  hasLogo: z.optional(z.boolean()),
});

export type ChainBrand = z.infer<typeof chainBrand>;
