import { createContext } from 'react';

/**
 * Where bottom bars are put. Outside the page, since a container whose width style sheets ask for holds fixed boxes in
 * some browsers; undefined while the place is not in the document yet, `here` where there is no shell.
 */
export const BarPlace = createContext<HTMLElement | undefined | 'here'>('here');
