/** Draws one piece of food as SVG around the origin, about 64 units wide, with the light from the upper left. */
export type Piece = (next: () => number) => string;
