import { expect, test } from 'vitest';
import { contrast, mix } from './colour.ts';
import { findContrastFaults } from './contrast.ts';
import type { ThemeTokens } from './defineTheme.ts';
import { day } from './tokens/awning.ts';

const files = import.meta.glob<Record<string, ThemeTokens>>('./tokens/*.ts', { eager: true });
const themes = Object.values(files).flatMap((file) => Object.entries(file));

test('Awning and five trades have themes of their own', () => {
  const names = themes.map(([name]) => name).toSorted();
  expect(names).toEqual(['barbershop', 'day', 'flowershop', 'gym', 'night', 'restaurant', 'trainer']);
});

test.each(themes)('every visitor can tell the colours of %s apart', (_name, tokens) => {
  expect(findContrastFaults(tokens)).toEqual([]);
});

test('ink that fades into its page is reported, with how far it falls short', () => {
  const faded = { ...day, color: { ...day.color, ink: '#cccccc' } };
  expect(findContrastFaults(faded)).toContain('ink on plain: 1.61 of 4.5 (#cccccc on #ffffff)');
});

test('the bright colour of a painted board can be read there in small letters too', () => {
  const dim = { ...day, color: { ...day.color, onDeepBright: mix(day.color.surfaceDeep, '#ffffff', 0.55) } };
  expect(findContrastFaults(dim)).toEqual([
    expect.stringMatching(/^bright lettering on deep: 3\.\d+ of 4\.5/),
  ]);
});

test('a focus ring needs only one of its two rings to stand out', () => {
  const { color } = day;
  const oneRing = { ...day, color: { ...color, focus: color.surface } };
  const noRing = { ...oneRing, color: { ...oneRing.color, focusEdge: color.surface } };
  expect(findContrastFaults(oneRing)).toEqual([]);
  expect(findContrastFaults(noRing)).toContainEqual(expect.stringContaining('focus on plain'));
});

// A button that lies flat has no side.
const raised = themes.filter(([, { press }]) => parseFloat(press.y) > 0);

test.each(raised)('the side of a bright button stands out from the page of %s', (_name, { color, press }) => {
  expect(contrast(press.side, color.surface)).toBeGreaterThanOrEqual(3);
});

test('a colour that is not written as hex is named', () => {
  const faded = { ...day, color: { ...day.color, ink: 'rebeccapurple' } };
  expect(() => findContrastFaults(faded)).toThrow('written as hex, such as #0a6847: rebeccapurple');
});

test('paint is mixed channel by channel', () => {
  expect(mix('#000000', '#ff8040', 0.5)).toBe('#804020');
});
