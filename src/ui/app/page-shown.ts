import { createContext } from 'react';

/** Called when the screen of the first page is in the document and reacts. */
export const PageShown = createContext<() => void>(() => undefined);
