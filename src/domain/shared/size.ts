/** The size of a part of a screen; not the type of the screen. Source: spec §3 Enumerations, AMB-32; ENT-35. */
export type Size = 'large' | 'small';
