import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../Container/Container.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  component: Heading,
  args: { level: 2 as const, size: 'xlarge' as const, children: 'Bread worth crossing town for' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

/** Over a part of a page. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Bread worth crossing town for' }),
    ).toBeVisible();
  },
});

/** Low in the outline yet large to look at, and the other way round: level and size are independent. */
export const LevelIsNotSize = meta.story({
  render: () => (
    <>
      <Heading level={2} size="small">
        Small print
      </Heading>
      <Heading level={3} size="xxlarge">
        Sold out
      </Heading>
    </>
  ),
  play: async ({ canvas }) => {
    const sizeOf = (level: number) =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level })).fontSize);
    await expect(sizeOf(3)).toBeGreaterThan(sizeOf(2));
  },
});

/** The name of a whole page, in sign-painters’ letters. */
export const Sign = meta.story({
  args: { level: 1, size: 'page', tone: 'sign' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Set off from its neighbours by colour alone. */
export const Accent = meta.story({ args: { tone: 'accent' } });

/** It names its section. */
export const NamesItsPart = meta.story({
  render: (args) => (
    <section aria-labelledby="opening-hours">
      <Heading {...args} id="opening-hours">
        When we are open
      </Heading>
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'When we are open' })).toBeVisible();
  },
});

/** A word longer than the screen breaks rather than leave it. */
export const LongWord = meta.story({
  args: { children: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', size: 'xxlarge' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
