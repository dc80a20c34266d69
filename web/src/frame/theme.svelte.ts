import { recall, remember } from './memory';

export type Theme = 'light' | 'dark';

/** Day or night service: the system's until the user chooses. */
class ThemeChoice {
  current = $state<Theme>('light');

  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const kept = recall('theme');
    this.set(kept === 'dark' || kept === 'light' ? kept : system.matches ? 'dark' : 'light');
    system.addEventListener('change', () => {
      if (recall('theme') === null) this.set(system.matches ? 'dark' : 'light');
    });
  }

  toggle(): void {
    this.set(this.current === 'dark' ? 'light' : 'dark');
    remember('theme', this.current);
  }

  private set(theme: Theme): void {
    this.current = theme;
    document.documentElement.dataset['theme'] = theme;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', theme === 'dark' ? '#1c242e' : '#fcfaf4');
  }
}

export const theme = new ThemeChoice();
