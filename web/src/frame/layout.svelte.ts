/** Which of the three arrangements of the table fits: rails, chips with one rail, or a sheet from below. */
class Layout {
  chips = $state(false);
  sheet = $state(false);
  phone = $state(false);

  constructor() {
    if (typeof matchMedia === 'undefined') return;
    this.follow('(max-width: 1279px)', (on) => (this.chips = on));
    this.follow('(max-width: 1023px)', (on) => (this.sheet = on));
    this.follow('(max-width: 599px)', (on) => (this.phone = on));
  }

  private follow(query: string, set: (on: boolean) => void): void {
    const list = matchMedia(query);
    set(list.matches);
    list.addEventListener('change', () => set(list.matches));
  }
}

export const layout = new Layout();
