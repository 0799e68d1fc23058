/** The part of the stated runs that `npm run verify` asks for; all of them elsewhere. */
const SHARE = Number(process.env['LUCKA_PROPERTY_SHARE'] ?? 1);

/** How often a property runs: as stated, or the share of it that suffices for a quick check. */
export const runs = (stated: number): number => Math.ceil(stated * SHARE);
