import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { argTypesOf } from './argTypesOf.ts';
import { componentsIn, importPathOf } from './originIn.ts';
import type { Prop } from './piece.ts';
import { allStories, createPropsReader } from './readProps.ts';

const fileOf = (place: string) => fileURLToPath(new URL(`../../${place}`, import.meta.url));
const stories = allStories();

// Read before any test begins: to look through every type there is takes longer than one may.
const reader = createPropsReader(stories);
const pieces = new Map(
  stories.flatMap((file) => {
    const piece = reader.pieceOf(file);
    return piece ? [[file, piece] as const] : [];
  }),
);

describe('what a piece takes', () => {
  const propOf = (place: string, name: string) =>
    pieces.get(fileOf(place))?.props.find((prop) => prop.name === name);

  test('is known of every piece that stories show', () => {
    const unread = stories.filter((file) => !pieces.has(file)).map((file) => file.split('/src/')[1]);
    // A whole site of the guide has no props, nor has a design beside a form; hydration is shown with pieces made for it.
    expect(unread).toEqual([
      'docs/sites/Sites.stories.tsx',
      'design/defineDesign.stories.tsx',
      'hydration/createIsland.stories.tsx',
      'hydration/externalMutations.stories.tsx',
    ]);
  });

  test('is written out, and says what it is for', () => {
    const props = [...pieces.values()].flatMap(({ expression, props: taken }) =>
      taken.map((prop) => ({ ...prop, of: `${expression} ${prop.name}` })),
    );
    expect(props.length).toBeGreaterThan(1500);
    expect(props.filter(({ type }) => /^(any|unknown|union)?$/.test(type)).map(({ of }) => of)).toEqual([]);
    expect(props.filter(({ description }) => description === '').map(({ of }) => of)).toEqual([]);
  });

  test('has its choices in the order in which they are written, and the one that stands without', () => {
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
    // One of its two ways to be called takes no more than one of them.
    expect(propOf(faq, 'defaultOpen')?.type).toBe('readonly string[]');
    expect(propOf(faq, 'multiple')).toMatchObject({ type: 'boolean', kind: 'boolean', required: false });
  });

  test('is told of a page of a design as well', () => {
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

  test('let one choose where there is a choice', () => {
    expect(controlOf({ kind: 'choice', options: ['plain', 'tint'] })).toMatchObject({
      control: { type: 'inline-radio' },
      options: ['plain', 'tint'],
    });
    expect(controlOf({ kind: 'choice', options: [1, 2, 3, 4] })?.control).toEqual({ type: 'select' });
    expect(controlOf({ kind: 'boolean', options: [false, true] })?.control).toEqual({ type: 'boolean' });
  });

  test('offer no box for what cannot be typed into it', () => {
    expect(controlOf({ kind: 'data' }, [{ label: 'One' }])?.control).toEqual({ type: 'object' });
    expect(controlOf({ kind: 'data' })?.control).toBe(false);
    expect(controlOf({ kind: 'function' }, () => undefined)?.control).toBe(false);
    expect(controlOf({ kind: 'other' }, { type: 'p' })?.control).toBe(false);
    expect(controlOf({ kind: 'other' }, 'Words')?.control).toEqual({ type: 'text' });
  });

  test('stand in a table that shows the type and what stands without', () => {
    expect(controlOf({ type: "'a' | 'b'", default: "'a'", detail: 'More.' })?.table).toEqual({
      type: { summary: "'a' | 'b'", detail: 'More.' },
      defaultValue: { summary: "'a'" },
    });
  });
});

test('what is shown is imported from where others can have it', () => {
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
