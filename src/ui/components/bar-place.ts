import { createContext } from 'react';

/**
 * The element that contains bottom bars. Outside the page, because in some browsers a size container also contains its
 * fixed boxes; undefined until the element is mounted, `here` without a shell.
 */
export const BarPlace = createContext<HTMLElement | undefined | 'here'>('here');
