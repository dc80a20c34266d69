import { recall, remember } from './memory';

export type Theme = 'light' | 'dark';

/** Day or night service: the system's until the user chooses. */
class ThemeChoice {
  current = $state<Theme>('light');
  /** What the user chose; as the device has it until then. */
  chosen = $state<Theme | 'device'>('device');

  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const system = matchMedia('(prefers-color-scheme: dark)');
    const kept = recall('theme');
    if (kept === 'dark' || kept === 'light') this.chosen = kept;
    this.follow(system);
    system.addEventListener('change', () => this.follow(system));
  }

  toggle(): void {
    this.choose(this.current === 'dark' ? 'light' : 'dark');
  }

  choose(theme: Theme | 'device'): void {
    this.chosen = theme;
    remember('theme', theme === 'device' ? null : theme);
    this.follow(matchMedia('(prefers-color-scheme: dark)'));
  }

  private follow(system: MediaQueryList): void {
    this.set(this.chosen !== 'device' ? this.chosen : system.matches ? 'dark' : 'light');
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
