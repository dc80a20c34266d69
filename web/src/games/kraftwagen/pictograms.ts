/** Pictograms of the six actions and of prices, drawn round the middle of a box of 32 by 32. */
export const PICTOGRAMS: Record<string, string> = {
  worker: `<path d="M0-15a7 7 0 0 1 7 7h2v3H-9v-3h2a7 7 0 0 1 7-7z" fill="#e3a21a"/>
      <circle cy="-2.5" r="6.5" fill="#f0c9a0"/><path d="M-9-5H9v-3H-9z" fill="#b87d0c"/>
      <path d="M-12 15q0-11 12-11t12 11z" fill="#3d6f94"/>`,
  research: `<path d="M-4-14h8M-3-14v9l-8 15q-2 5 3 5H8q5 0 3-5L3-5v-9" fill="#cfe6ea" stroke="#234" stroke-width="2.2" stroke-linejoin="round"/>
      <path d="M-7 5H7l3.5 6q1 3-2 3H-8.5q-3 0-2-3z" fill="#2a8c7a"/>`,
  body: `<path d="M-16 6q0-7 5-8l5-8H6l6 8q4 1 4 8z" fill="#7a3b2e"/>
    <path d="M-4-7h4v5h-7zM3-7h2l4 5H3z" fill="#fbeedd"/><circle cx="-9" cy="7" r="4.5" fill="#23262c"/>
    <circle cx="9" cy="7" r="4.5" fill="#23262c"/>`,
  engine: `<rect x="-13" y="-2" width="26" height="14" rx="2" fill="#596068"/>
      <path d="M-11-2v-9h6v9zM-3-2v-9h6v9zM5-2v-9h6v9z" fill="#8d959c"/>
      <path d="M-11-8h6M-3-8h6M5-8h6" stroke="#2c3238" stroke-width="1.5"/>
      <circle cx="-6" cy="5" r="3.5" fill="#cfd4d8"/><circle cx="6" cy="5" r="3.5" fill="#cfd4d8"/>`,
  buyer: `<path d="M-9-9H9M-6-9v-7H6v7" fill="#23262c" stroke="#23262c" stroke-width="3"/>
      <circle cy="-3" r="6.5" fill="#f0c9a0"/><path d="M-13 15q0-11 13-11t13 11z" fill="#3f3a52"/>
      <path d="M-3 5 0 14 3 5z" fill="#fff"/>`,
  grand_prix: `<path d="M-11-14v30" stroke="#23262c" stroke-width="3"/>
      <path d="M-10-13h23V4h-23z" fill="#fff" stroke="#23262c" stroke-width="1.5"/>
      <path d="M-10-13h5.750v5.700h-5.750zM1.500-13h5.750v5.700H1.500zM-4.250-7.300H1.500v5.600h-5.750zM7.250-7.300H13v5.600
      H7.250zM-10-1.700h5.750V4h-5.750zM1.500-1.700h5.750V4H1.500z" fill="#23262c"/>`,
  price: `<path d="M-14-10H5l8 10-8 10h-19z" fill="#77705f" stroke="#fff" stroke-width="1.5" stroke-linejoin="round"/>
      <path d="M-6-5.5V4m-4-3.5L-6 5l4-4.5" fill="none" stroke="#fff" stroke-width="2.6"/>
      <circle cx="6" r="2" fill="#fff"/>`,
};

/** What a buyer looks at, as the pictogram that shows it. */
export const LOOKS_AT: Record<string, string> = { body: 'body', engine: 'engine', prestige: 'worker', price: 'price' };
