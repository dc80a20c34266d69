/** Which arrangement of the table fits: rails, chips with one rail, a sheet from below, or columns on a phone held sideways. */
class Layout {
  chips = $state(false);
  /** There is no room for panels beside the board. */
  sheet = $state(false);
  phone = $state(false);
  sideways = $state(false);

  constructor() {
    if (typeof matchMedia === 'undefined') return;
    this.follow('(max-width: 1279px), (max-height: 479px)', (on) => (this.chips = on));
    this.follow('(max-width: 1023px), (max-height: 479px)', (on) => (this.sheet = on));
    this.follow('(max-width: 599px), (max-height: 479px)', (on) => (this.phone = on));
    this.follow('(min-width: 600px) and (max-height: 479px)', (on) => (this.sideways = on));
  }

  private follow(query: string, set: (on: boolean) => void): void {
    const list = matchMedia(query);
    set(list.matches);
    list.addEventListener('change', () => set(list.matches));
  }
}

export const layout = new Layout();
