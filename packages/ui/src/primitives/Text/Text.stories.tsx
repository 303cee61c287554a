import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Text } from './Text.tsx';

const words = 'We bake from four, open at seven and are sold out by noon.';

const meta = preview.meta({ component: Text, args: { children: words } });

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** What there is to say. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(words);
  },
});

/** Words that introduce a page, and an aside, beside the usual size. */
export const Sizes = meta.story({
  render: () => (
    <>
      <Text size="lead">Bread, since 1974</Text>
      <Text>Every day but Monday</Text>
      <Text size="small">Allergens on request</Text>
    </>
  ),
  play: async ({ canvas }) => {
    const [lead, usual, aside] = canvas.getAllByRole('paragraph').map(sizeOf);
    await expect(lead).toBeGreaterThan(usual!);
    await expect(usual).toBeGreaterThan(aside!);
  },
});

/** Supporting words, which no visitor must read. */
export const Muted = meta.story({ args: { tone: 'muted' } });

/** It describes a field or a button, for visitors who do not see that it stands beside it. */
export const Describes = meta.story({
  render: (args) => (
    <>
      <button type="button" aria-describedby="closing">
        Order
      </button>
      <Text {...args} id="closing">
        For Saturday, until Thursday noon.
      </Text>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Order' })).toHaveAccessibleDescription(
      'For Saturday, until Thursday noon.',
    );
  },
});

/** However wide the screen, a line stays short enough to find the next one. */
export const LongLines = meta.story({
  args: { children: `${words} `.repeat(10) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('paragraph');
    await expect(text.getBoundingClientRect().width).toBeLessThan(sizeOf(text) * 50);
  },
});

/** A word longer than the screen breaks rather than leave it. */
export const LongWord = meta.story({
  args: { size: 'lead', children: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('paragraph').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
