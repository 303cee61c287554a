import { expect, test } from 'vitest';
import { vars } from './contract.css.ts';
import { customPropertiesOf } from './customProperties.ts';
import { day } from './tokens/awning.ts';

test('a theme becomes a custom property for every name of the contract', () => {
  const properties = customPropertiesOf(day);
  expect(properties['--ui-color-accent']).toBe(day.color.accent);
  expect(properties['--ui-lamps']).toBe(day.lamps);

  const names = JSON.stringify(vars).match(/--[\w-]+/g);
  expect(Object.keys(properties)).toEqual(names);
  expect(Object.values(properties)).not.toContain('undefined');
});
