import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Heading, Stack } from '../../../primitives/index.ts';
import { leadsTo } from '../../../testing/leadsTo.ts';
import { floristShot } from '../../../testing/siteShot.ts';
import { florist } from '../../../testing/windows.css.ts';
import { ButtonLink } from '../../actions/Button/Button.tsx';
import { ShopWindow } from '../ShopWindow/ShopWindow.tsx';
import { ShelfCard, ShelfCardSkeleton } from './ShelfCard.tsx';

const meta = preview.meta({
  component: ShelfCard,
  args: {
    heading: 'Flowershop Petal',
    headingLevel: 2 as const,
    href: '/templates/flowershop/petal',
    kind: 'Flowershop',
    children: <ShopWindow theme={florist} picture={floristShot} />,
    actions: (
      <ButtonLink href="/demos/petal" size="small">
        View Demo
      </ButtonLink>
    ),
  },
  decorators: [
    (Story) => (
      <Container>
        <Stack gap="large">
          <Heading level={1} size="xlarge">
            Shop windows
          </Heading>
          <Story />
        </Stack>
      </Container>
    ),
  ],
});

/** A window, its name and one thing to do. */
export const Usual = meta.story();

/** With a line that says for whom it is, and what there is to know besides. */
export const Told = meta.story({
  args: { lead: 'Picked at five, for a florist with a van', facts: ['3 pages', 'Order form'] },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Flowershop Petal' });
    await expect(card).toHaveTextContent(/Picked at five, for a florist with a van3 pages, Order form/);
  },
});

/** More facts than two lines hold: what is left out shows as three dots, and no line ends in a dot of its own. */
export const MoreToTell = meta.story({
  args: { facts: ['12 pages', 'Booking request', 'Vouchers', 'News', 'Several branches', 'Second language'] },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '272px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const facts = canvas.getByText(/^12 pages, Booking request, /);
    await expect(facts).not.toHaveTextContent('·');
    const { display, lineHeight } = getComputedStyle(facts);
    await expect(display).not.toBe('block');
    await expect(facts.clientHeight).toBeLessThanOrEqual(2 * parseFloat(lineHeight) + 1);
    await expect(facts.scrollHeight).toBeGreaterThan(facts.clientHeight);
  },
});

/** Anywhere on it leads to the same place; what can be done by itself keeps its own way. */
export const WholeCardLeads = meta.story({
  play: async ({ canvas }) => {
    await expect(leadsTo(canvas.getByRole('img'))).toBe('/templates/flowershop/petal');
    await expect(leadsTo(canvas.getByText('Flowershop'))).toBe('/templates/flowershop/petal');
    await expect(leadsTo(canvas.getByText('View Demo'))).toBe('/demos/petal');
    await expect(canvas.getByRole('article').querySelector('a a')).toBeNull();
  },
});

/** By keyboard alone: the name, then what can be done by itself. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Flowershop Petal', 'View Demo']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** It is not known yet what stands here: nothing is said and nothing can be pressed. */
export const Loading = meta.story({
  render: () => (
    <ShelfCardSkeleton>
      <ShopWindow shut />
    </ShelfCardSkeleton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    kind: 'Lebensmitteleinzelhandelsgeschäft',
  },
  globals: { viewport: { value: 'narrow' } },
});
