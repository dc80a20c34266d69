/** What somebody does who wants to read elsewhere. */
const LEAVING = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Bring a line to the upper edge and keep it there while pictures above it find their size, until the reader moves;
 * `text` is what grows. Answers how to stop.
 */
export function arriveAt(line: HTMLElement, text: Element = line.closest('main') ?? document.body): () => void {
  const growing = new ResizeObserver(() => line.scrollIntoView({ block: 'start' }));
  const stop = () => {
    growing.disconnect();
    for (const kind of LEAVING) window.removeEventListener(kind, stop);
  };
  for (const kind of LEAVING) window.addEventListener(kind, stop, { passive: true });
  line.scrollIntoView({ block: 'start' });
  line.focus({ preventScroll: true });
  growing.observe(text);
  return stop;
}
