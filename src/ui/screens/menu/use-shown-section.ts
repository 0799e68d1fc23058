import { useEffect, useState } from 'react';

/** Marks a section of the menu; its value is the path of the category. */
export const SECTION_ATTRIBUTE = 'data-section';

/**
 * The path of the section whose name is at the top of the visible dishes, or undefined above the first section; follows
 * scrolling. `place` is what the sections belong to.
 */
export function useShownSection(place: string): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setShown(shownSection());
      });
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [place]);
  return shown;
}

/** The last section that has begun; at the end of the page the last one, which may be too short to get to the top. */
function shownSection(): string | undefined {
  const sections = [...document.querySelectorAll(`[${SECTION_ATTRIBUTE}]`)];
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  const shown = isAtEnd ? sections.at(-1) : sections.findLast(hasBegun);
  return shown?.getAttribute(SECTION_ATTRIBUTE) ?? undefined;
}

/** Whether the section's name is stuck below what stays at the top, or would be. */
function hasBegun(section: Element): boolean {
  const name = section.firstElementChild;
  const stuckAt = name === null ? 0 : parseFloat(getComputedStyle(name).top) || 0;
  return section.getBoundingClientRect().top <= stuckAt + 1;
}
