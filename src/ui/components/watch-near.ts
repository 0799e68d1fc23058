const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once when an element is in the window, or as far below or above it as the window is high. */
export function watchNear(element: Element, onNear: () => void): () => void {
  const near = (observer ??= new IntersectionObserver(report, { rootMargin: '100% 0px' }));
  const stop = () => {
    callbacks.delete(element);
    near.unobserve(element);
  };
  callbacks.set(element, () => (stop(), onNear()));
  near.observe(element);
  return stop;
}

function report(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
}
