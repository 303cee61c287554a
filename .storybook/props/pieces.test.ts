import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { argTypesOf } from './argTypesOf.ts';
import { componentsIn, importPathOf } from './originIn.ts';
import type { Prop } from './piece.ts';
import { allStories, createPropsReader } from './readProps.ts';

const fileOf = (place: string) => fileURLToPath(new URL(`../../${place}`, import.meta.url));
const stories = allStories();

// Read before any test begins: reading every type takes longer than a test may.
const reader = createPropsReader(stories);
const pieces = new Map(
  stories.flatMap((file) => {
    const piece = reader.pieceOf(file);
    return piece ? [[file, piece] as const] : [];
  }),
);

describe('the props of a piece', () => {
  const propOf = (place: string, name: string) =>
    pieces.get(fileOf(place))?.props.find((prop) => prop.name === name);

  test('are known for every piece that stories show', () => {
    const unread = stories.filter((file) => !pieces.has(file)).map((file) => file.split('/src/')[1]);
    // A whole site of the guide has no props, nor has a design beside a form; hydration is shown with pieces made for it.
    expect(unread).toEqual([
      'docs/sites/Sites.stories.tsx',
      'design/defineDesign.stories.tsx',
      'hydration/createIsland.stories.tsx',
      'hydration/externalMutations.stories.tsx',
    ]);
  });

  test('are written out, and say what they are for', () => {
    const props = [...pieces.values()].flatMap(({ expression, props: taken }) =>
      taken.map((prop) => ({ ...prop, of: `${expression} ${prop.name}` })),
    );
    expect(props.length).toBeGreaterThan(1500);
    expect(props.filter(({ type }) => /^(any|unknown|union)?$/.test(type)).map(({ of }) => of)).toEqual([]);
    expect(props.filter(({ description }) => description === '').map(({ of }) => of)).toEqual([]);
  });

  test('have their choices in the order in which they are written, and their defaults', () => {
    const faq = 'packages/ui/src/sections/questions/FaqAccordion/FaqAccordion.stories.tsx';
    expect(propOf(faq, 'tone')).toMatchObject({
      type: "'plain' | 'raised' | 'tint' | 'deep' | 'accent' | 'secondary' | 'spark'",
      options: ['plain', 'raised', 'tint', 'deep', 'accent', 'secondary', 'spark'],
      default: "'tint'",
      required: false,
      description: 'The ground it stands on, of those the theme names.',
    });
    expect(propOf(faq, 'heading')).toMatchObject({ type: 'string', kind: 'text', required: true });
    expect(propOf(faq, 'items')).toMatchObject({
      type: 'readonly FaqQuestion[]',
      kind: 'other',
      detail: expect.stringContaining('question: string;'),
    });
    // One of its two ways to be called takes only one of them.
    expect(propOf(faq, 'defaultOpen')?.type).toBe('readonly string[]');
    expect(propOf(faq, 'multiple')).toMatchObject({ type: 'boolean', kind: 'boolean', required: false });
  });

  test('are known for a page of a design as well', () => {
    expect(propOf('packages/templates/src/gym-baths/Site.stories.tsx', 'slug')).toMatchObject({
      type: 'string',
      required: true,
    });
  });
});

describe('the controls', () => {
  const controlOf = (prop: Partial<Prop>, value?: unknown) => {
    const taken = { name: 'it', type: 'string', kind: 'text', required: true, description: 'It.', ...prop };
    const component = Object.assign(() => null, {
      __docgenInfo: { displayName: 'It', description: '', takes: [taken] },
    });
    return argTypesOf(component, { it: value })?.['it'];
  };

  test('offer a choice where there is one', () => {
    expect(controlOf({ kind: 'choice', options: ['plain', 'tint'] })).toMatchObject({
      control: { type: 'inline-radio' },
      options: ['plain', 'tint'],
    });
    expect(controlOf({ kind: 'choice', options: [1, 2, 3, 4] })?.control).toEqual({ type: 'select' });
    expect(controlOf({ kind: 'boolean', options: [false, true] })?.control).toEqual({ type: 'boolean' });
  });

  test('offer no text box for a value that cannot be typed', () => {
    expect(controlOf({ kind: 'data' }, [{ label: 'One' }])?.control).toEqual({ type: 'object' });
    expect(controlOf({ kind: 'data' })?.control).toBe(false);
    expect(controlOf({ kind: 'function' }, () => undefined)?.control).toBe(false);
    expect(controlOf({ kind: 'other' }, { type: 'p' })?.control).toBe(false);
    expect(controlOf({ kind: 'other' }, 'Words')?.control).toEqual({ type: 'text' });
  });

  test('stand in a table that shows the type and the default', () => {
    expect(controlOf({ type: "'a' | 'b'", default: "'a'", detail: 'More.' })?.table).toEqual({
      type: { summary: "'a' | 'b'", detail: 'More.' },
      defaultValue: { summary: "'a'" },
    });
  });
});

test('the source of a story imports its pieces from where developers can', () => {
  const inUi = (place: string) => fileOf(`packages/ui/src/${place}`);
  expect(importPathOf(inUi('sections/questions/FaqAccordion/FaqAccordion.tsx'), 'FaqAccordion')).toBe(
    '@awning/ui/sections/FaqAccordion',
  );
  expect(importPathOf(inUi('primitives/Grid/Grid.tsx'), 'Grid')).toBe('@awning/ui/primitives');
  expect(importPathOf(inUi('sections/questions/FaqAccordion/FaqAccordion.tsx'), 'Unlisted')).toBeUndefined();
  expect(importPathOf(inUi('docs/sites/Gym.tsx'), 'Gym')).toBeUndefined();
  expect(importPathOf(fileOf('packages/templates/src/gym-baths/sections/Row/Row.tsx'), 'Row')).toBe(
    './sections/Row/Row.tsx',
  );
  expect(componentsIn('export function Sign() {}\nexport function read() {}\nfunction Own() {}')).toEqual([
    'Sign',
  ]);
});
