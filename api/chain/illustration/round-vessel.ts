import type { Ware } from '@api/chain/illustration/palette';

/** A bowl (deep) or a plate (flat) of stoneware seen from above, with what is in it. */
export const roundVessel = (
  { isDeep, ware: { color, rim } }: { readonly isDeep: boolean; readonly ware: Ware },
  content: string,
): string => {
  const inner = isDeep ? 200 : 172;
  return `<defs><radialGradient id="ware" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1408" stop-opacity=".32"/></radialGradient>
    <radialGradient id="well" cx=".5" cy=".56" r=".5"><stop offset=".8" stop-color="#2a1408" stop-opacity="0"/><stop offset="1" stop-color="#2a1408" stop-opacity=".34"/></radialGradient><clipPath id="inside"><circle cx="256" cy="256" r="${inner}"/></clipPath></defs>
    <circle cx="256" cy="256" r="236" fill="${color}"/><circle cx="256" cy="256" r="236" fill="url(#ware)"/><circle cx="256" cy="256" r="232" fill="none" stroke="${rim}" stroke-width="8"/>
    <circle cx="256" cy="256" r="${inner + 6}" fill="#2a1408" opacity=".14"/>
    <g${isDeep ? ' clip-path="url(#inside)"' : ''}><circle cx="256" cy="256" r="${inner}" fill="${color}"/>${content}</g>
    ${isDeep ? `<circle cx="256" cy="256" r="${inner}" fill="url(#well)"/>` : ''}
    <path d="M48 200A216 216 0 0 1 192 50" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".7"/>`;
};
