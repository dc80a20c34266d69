import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const here = new URL('.', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), 'utf8');
const games = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const tokens = read('../frame/tokens.css');

/** Light and dark value of a custom property. */
function values(css: string, name: string): [string, string] {
  const [day = '', night = ''] = css.split("[data-theme='dark']");
  const found = [day, night].map((part) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(part)?.[1] ?? '');
  return found as [string, string];
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colours by WCAG. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('accent colours', () => {
  test.each(games.map((game) => game.name))('that of %s can be read on paper, and what stands on it too', (game) => {
    const own = values(read(`${game}/accent.css`), `accent-${game}`);
    const [paper, on] = [values(tokens, 'paper'), values(tokens, 'accent-on')];
    for (const theme of [0, 1] as const) {
      expect(contrast(own[theme], paper[theme])).toBeGreaterThan(4.5);
      expect(contrast(own[theme], on[theme])).toBeGreaterThan(4.5);
    }
  });
});
