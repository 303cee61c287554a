import { expect, test } from 'vitest';
import { readDesignSections, readSection, readSections } from './sectionStates.ts';

const write = (states: string, stories: string) => `
  import preview from '#storybook/preview';
  const meta = preview.meta({ component: Sign, parameters: { layout: 'fullscreen'${states} } });
  ${stories}
`;

test('a section that shows every state it declares is complete', () => {
  const code = write(
    `, states: ['least', 'open']`,
    `export const Bare = meta.story({ tags: ['least'] });
     export const Wide = Bare.extend({ tags: ['open', '!dev'] });`,
  );
  expect(readSection('Sign', code)).toEqual({
    name: 'Sign',
    shown: {
      least: [{ id: 'sections-sign--bare', name: 'Bare' }],
      open: [{ id: 'sections-sign--wide', name: 'Wide' }],
    },
    faults: [],
  });
});

test('an undeclared, a missing and an unknown state are reported', () => {
  const { faults } = readSection(
    'Sign',
    write(`, states: ['least', 'shut']`, `export const Odd = meta.story({ tags: ['many', 'pretty'] });`),
  );
  expect(faults).toEqual([
    'names a state that is none: shut',
    'has no story for least',
    'Odd has a tag that is no state: pretty',
    'Odd shows many, which is not declared',
  ]);
});

test('a section that declares no states is reported', () => {
  const { faults } = readSection('Sign', write('', 'export const Bare = meta.story();'));
  expect(faults).toEqual(['does not say which states a visitor can find it in']);
});

test.for([...readSections(), ...readDesignSections()])(
  '$name has a story for every state that a visitor can find it in',
  ({ faults }) => {
    expect(faults).toEqual([]);
  },
);
