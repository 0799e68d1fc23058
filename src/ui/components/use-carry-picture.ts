import type { MouseEvent, RefObject } from 'react';
import { useNavigate } from 'react-router';

/** The picture of a dish's page has the same name in its style sheet. */
const CARRIED = 'dish-picture';

let carried: HTMLElement | undefined;

/**
 * Returns the click handler of a link to a dish's page, so that the picture of the link moves to its place there. Where
 * the browser has no view transitions, or reduced motion is preferred, the link is followed as any other.
 */
export function useCarryPicture(picture: RefObject<HTMLElement | null>, address: string) {
  const navigate = useNavigate();
  return (event: MouseEvent): void => {
    if (picture.current === null || opensElsewhere(event) || !canMove()) return;
    event.preventDefault();
    // One element has the name, or the browser would move none.
    carried?.style.removeProperty('view-transition-name');
    carried = picture.current;
    carried.style.setProperty('view-transition-name', CARRIED);
    void navigate(address, { viewTransition: true });
  };
}

const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

const canMove = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
