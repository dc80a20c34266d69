/** Pictograms of the seats (people) and line icons, each drawn in a box of 24 by 24. */

/** What the path of a seat's pictogram draws. */
export const SEAT_GLYPHS: Record<number, string> = {
  1: 'M3 18.5V8l4.6 4L12 4.5 16.4 12 21 8v10.5z', // crown
  2: `M12 2.2a3 3 0 0 0-1.5 5.6v1.4H7.2v2.6h3.3v6.7C7.6 18 5.7 16.4 5.2 14l1.9.6L4.6 9.8 1.8 14.4l1.5-.2
    C3.9 18.6 7.5 21.6 12 21.8c4.5-.2 8.1-3.2 8.7-7.6l1.500.2-2.8-4.6-2.5 4.8 1.9-.6c-.5 2.4-2.4 4-5.3 4.5v-6.7
    h3.3V9.2h-3.3V7.8A3 3 0 0 0 12 2.2z`, // anchor
  3: `M20.5 3.5C11 3.5 4 8 4 15c0 1.300.2 2.300.6 3.2L2.8 21l1.7 1 1.8-2.3c1 .5 2.200.8 3.700.8 7.5 0 10.5-7 10.5-17
    zM8 17.5c1.5-4 4-7 8-9.5-2.8 3.5-5 6.5-6.4 10z`, // leaf
  4: `M12 2a2 2 0 0 0-2 2v.4C7 5.3 5.2 7.9 5.2 11.2c0 3.6-1 5-2.4 6.3V19h18.4v-1.5
    c-1.4-1.3-2.4-2.7-2.4-6.3 0-3.3-1.8-5.9-4.8-6.8V4a2 2 0 0 0-2-2zM9.3 20.2a2.8 2.4 0 0 0 5.4 0z`, // bell
  5: 'M15.5 2.6A9.7 9.7 0 1 0 21.6 16 8 8 0 0 1 15.5 2.6z', // moon
  6: `M8 3a5.6 5.6 0 1 0 2.6 10.6L18.5 21.5l2.8-2.8-1.7-1.7 1.5-1.5-1.9-1.9-1.5 1.5-4.3-4.3A5.6 5.6 0 0 0 8 3z
    m-1 3.4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z`, // key
};

export const ICONS = {
  undo: `<path d="M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3"
    fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`,
  check:
    '<path d="m4 12.5 5.5 5.5L20 6.5" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
  book: `<path d="M4 4.5h6a2 2 0 0 1 2 2V20a2 2 0 0 0-2-2H4zM20 4.5h-6a2 2 0 0 0-2 2V20a2 2 0 0 1 2-2h6z"
    fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`,
  chat: '<path d="M4 5h16v11H11l-4.5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  bulb: '<path d="M12 3a6.5 6.5 0 0 0-4 11.6V17h8v-2.4A6.5 6.5 0 0 0 12 3zM9 20h6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  moon: '<path d="M15 3.5A9 9 0 1 0 20.5 15 7.5 7.5 0 0 1 15 3.5z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  warn: '<path d="M12 3 22 20.5H2z" fill="currentColor"/><path d="M12 9v5.5M12 17v1" stroke="var(--paper-raised)" stroke-width="2.2" stroke-linecap="round"/>',
  stop: '<circle cx="12" cy="12" r="10" fill="currentColor"/><path d="M6.5 12h11" stroke="var(--paper-raised)" stroke-width="3.4"/>',
  eye: `<path d="M2 12c3-5 6.3-7 10-7s7 2 10 7c-3 5-6.3 7-10 7s-7-2-10-7z" fill="none" stroke="currentColor" stroke-width="2"/>
    <circle cx="12" cy="12" r="3.2" fill="currentColor"/>`,
  hand: '<path d="M5 7h9v13H5z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M9 4h10v13" fill="none" stroke="currentColor" stroke-width="2"/>',
  clock: `<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2"/>
      <path d="M12 6.5V12l4 2.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`,
  link: `<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1"
    fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`,
  play: '<path d="M7 4.5v15l12-7.5z" fill="currentColor"/>',
  dl: '<path d="M12 4v11m-5-5 5 5 5-5M5 20h14" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  fork: `<path d="M7 20V4M7 14c0-5 10-3 10-9M4 7l3-3 3 3M14 8l3-3 3 3"
    fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  people: `<circle cx="8.5" cy="8" r="3.5" fill="currentColor"/>
      <path d="M2 20c0-5 3-7.5 6.5-7.5S15 15 15 20z" fill="currentColor"/>
      <circle cx="17" cy="9" r="2.8" fill="currentColor"/>
      <path d="M16.5 20h5.5c0-4-2-6.5-5-6.5-.7 0-1.300.1-1.900.4 1 1.6 1.4 3.6 1.4 6.1z" fill="currentColor"/>`,
  bot: `<rect x="4" y="8" width="16" height="11" rx="3" fill="none" stroke="currentColor" stroke-width="2"/>
    <circle cx="9" cy="13" r="1.7" fill="currentColor"/><circle cx="15" cy="13" r="1.7" fill="currentColor"/>
    <path d="M12 8V4" stroke="currentColor" stroke-width="2"/>`,
  loupe: `<circle cx="10" cy="10" r="6" fill="none" stroke="currentColor" stroke-width="2.2"/>
      <path d="m15 15 6 6" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>`,
  sun: `<circle cx="12" cy="12" r="4.5" fill="none" stroke="currentColor" stroke-width="2"/>
    <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7"
    stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`,
  cross: '<path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  next: '<path d="m9 5 7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  home: '<path d="M4 11.5 12 4l8 7.5M6.5 10v9.5h11V10" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  plus: '<path d="M12 5v14M5 12h14" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  minus: '<path d="M5 12h14" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  fit: `<path d="M9 15 4.5 19.5M4.5 14.5v5h5M15 9l4.5-4.5M14.5 4.5h5v5"
    fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`,
  skip: '<path d="m5 5 7 7-7 7M13 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  copy: `<path d="M8 8h12v12H8z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>
    <path d="M16 4H4v12" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>`,
  screen:
    '<path d="M3 6h5v13H3zM8 6l4-1.5v13L8 19M16 6h5v13h-5zM16 6l-4-1.5v13l4 1.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  signal: `<path d="M3 10c5-5.5 13-5.5 18 0M6.5 13.5c3-3.3 8-3.3 11 0" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>
      <circle cx="12" cy="17.5" r="2" fill="currentColor"/>`,
} as const;

export type IconName = keyof typeof ICONS;
