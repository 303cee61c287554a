import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { findContrastFaults } from './contrast.ts';
import { day, night } from './tokens/awning.ts';

test.each([
  ['day', day],
  ['night', night],
])('everybody can tell the colours of %s apart', (_name, tokens) => {
  expect(findContrastFaults(tokens)).toEqual([]);
});

test('ink that fades into its page is reported, with how far it falls short', () => {
  const faded = { ...day, color: { ...day.color, ink: '#cccccc' } };
  expect(findContrastFaults(faded)).toContain('ink on plain: 1.61 of 4.5 (#cccccc on #ffffff)');
});

test('a focus ring needs only one of its two rings to stand out', () => {
  const { color } = day;
  const oneRing = { ...day, color: { ...color, focus: color.surface } };
  const noRing = { ...oneRing, color: { ...oneRing.color, focusEdge: color.surface } };
  expect(findContrastFaults(oneRing)).toEqual([]);
  expect(findContrastFaults(noRing)).toContainEqual(expect.stringContaining('focus on plain'));
});

test.each([
  ['day', day],
  ['night', night],
])('the side of a bright button stands out from the page of %s', (_name, { color, press }) => {
  expect(wcagContrast(press.side, color.surface)).toBeGreaterThanOrEqual(3);
});
