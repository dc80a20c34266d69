import type { Attachment } from 'svelte/attachments';

const LONG = 550; // milliseconds

/** Tells on which thing (`data-target`) a finger rests; the click that follows is swallowed. */
export function resting(onrest: (target: string) => void): Attachment {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let rested = false;
    const lift = () => clearTimeout(timer);

    function down(event: Event): void {
      lift();
      rested = false;
      const target = (event.target as Element).closest('[data-target]')?.getAttribute('data-target');
      if (!target || (event as PointerEvent).pointerType === 'mouse') return;
      timer = setTimeout(() => {
        rested = true;
        onrest(target);
      }, LONG);
    }

    function click(event: Event): void {
      if (rested) event.stopPropagation();
      rested = false;
    }

    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    element.addEventListener('pointerdown', down, options);
    for (const name of ['pointerup', 'pointercancel']) element.addEventListener(name, lift, options);
    element.addEventListener('click', click, options);
    return () => {
      lift();
      listening.abort();
    };
  };
}
