/** Half a window further than what is seen: it is there when it is scrolled to. */
const MARGIN = '50%';

/** Calls once when an element has come near the window. */
export function near(reached: () => void): (element: Element) => () => void {
  return (element) => {
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watching.disconnect();
        reached();
      },
      { rootMargin: MARGIN },
    );
    watching.observe(element);
    return () => watching.disconnect();
  };
}
