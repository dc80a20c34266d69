/** The colours of the cards with a figure each, drawn in a box of 8 by 8: never the colour alone. */
export const SHAPES: Record<string, string> = {
  yellow: '<path d="M0 8V3.500l4-3.500 4 3.500V8z"/>',
  orange: '<path d="M0 8V4l2-2 2 2 0-2 2-2 2 2v6z"/>',
  green: '<path d="M0 8l4-8 4 8z"/>',
  blue: '<path d="M0 8V0h3.500v3H8v5z"/>',
};

export const HEX: Record<string, string> = { yellow: '#f2c530', orange: '#e9802a', green: '#3f8f50', blue: '#2f73b7' };
