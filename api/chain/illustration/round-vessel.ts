/** A bowl (deep) or a plate (flat) of stoneware seen from above, with what is in it. */
export const roundVessel = (
  { isDeep, color }: { readonly isDeep: boolean; readonly color: string },
  content: string,
): string => {
  const inner = isDeep ? 196 : 168;
  return `<defs><radialGradient id="ware" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1408" stop-opacity=".35"/></radialGradient>
    <radialGradient id="well" cx=".5" cy=".56" r=".5"><stop offset=".8" stop-color="#2a1408" stop-opacity="0"/><stop offset="1" stop-color="#2a1408" stop-opacity=".38"/></radialGradient><clipPath id="inside"><circle cx="256" cy="256" r="${inner}"/></clipPath></defs>
    <circle cx="256" cy="256" r="236" fill="${color}"/><circle cx="256" cy="256" r="236" fill="url(#ware)"/>
    <circle cx="256" cy="256" r="${inner + 7}" fill="#2a1408" opacity=".14"/>
    <g${isDeep ? ' clip-path="url(#inside)"' : ''}><circle cx="256" cy="256" r="${inner}" fill="${color}"/>${content}</g>
    ${isDeep ? `<circle cx="256" cy="256" r="${inner}" fill="url(#well)"/>` : ''}
    <path d="M44 196A222 222 0 0 1 190 44" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".7"/>`;
};
