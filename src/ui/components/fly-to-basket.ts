const FLIGHT_MS = 480;
const FRAMES_TO_WAIT = 30;

/** Marks the target of the animation: the basket's button or panel. */
export const BASKET_TARGET_ATTRIBUTE = 'data-basket-target';

/**
 * A copy of the picture flies to the basket, unless reduced motion is preferred. Only decoration: the change is
 * announced.
 */
export function flyToBasket(picture: HTMLElement | null): void {
  // After the frame that shows the changed basket, which the visitor waits for.
  requestAnimationFrame(() => setTimeout(() => liftPicture(picture)()));
}

/**
 * Copies the picture at its current position; the returned function lets it fly to the basket of the page that is
 * shown then, as soon as there is one.
 */
export function liftPicture(picture: HTMLElement | null): () => void {
  if (picture === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    return () => undefined;
  const from = picture.getBoundingClientRect();
  const copy = picture.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return () => undefined;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    zIndex: '9',
    pointerEvents: 'none',
    // Of two elements with one name the browser would move none.
    viewTransitionName: 'none',
  });
  return () => whenThereIsABasket((target) => fly(copy, from, target.getBoundingClientRect()));
}

function whenThereIsABasket(found: (target: Element) => void, frames = FRAMES_TO_WAIT): void {
  const target = document.querySelector(`[${BASKET_TARGET_ATTRIBUTE}]`);
  if (target !== null) found(target);
  else if (frames > 0) requestAnimationFrame(() => whenThereIsABasket(found, frames - 1));
}

function fly(copy: HTMLElement, from: DOMRect, to: DOMRect): void {
  document.body.append(copy);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.6}px, ${y * 0.4}px) scale(0.6)`, opacity: 1, offset: 0.55 },
      { transform: `translate(${x}px, ${y}px) scale(0.15)`, opacity: 0.2 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.5, 0, 0.4, 1)' },
  );
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}
