/** Show on the tab (and on the icon of an installed page) how many tables wait. */
export function showBadge(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = count > 0 ? '/icon-turn.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  const badges = navigator as Navigator & {
    setAppBadge?: (count: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  const shown = count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.();
  shown?.catch(() => undefined); // a browser may forbid it: the title says it too
}
