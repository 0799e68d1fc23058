/** How big a part of a screen is drawn; not the screen's own type. Source: spec §3 Enumerations, AMB-32; ENT-35. */
export type Size = 'large' | 'small';
