import { expect, test } from 'vitest';
import type { Core } from '../content/content.ts';
import { smallPrint } from './props.ts';

const core = (more: Partial<Core['business']> = {}): Core => ({
  version: 3,
  business: { name: 'Lou *Fit*', trade: 'Trainer', address: { town: 'Stroud' }, ...more },
});

test('the small print leaves out a name that the footer says large', () => {
  expect(smallPrint(core(), 'Lou Fit')).toBe('');
  expect(smallPrint(core({ lastWord: 'No shouting' }), 'Lou *Fit*')).toBe('No shouting');
});

test('the small print names the business under a last word, and whom the law asks for in any case', () => {
  expect(smallPrint(core(), 'Mind the step')).toBe('Lou Fit');
  expect(smallPrint(core({ legal: { name: 'Lou Fit Ltd', number: '1234' } }), 'Lou Fit')).toBe(
    'Lou Fit Ltd · 1234',
  );
});
