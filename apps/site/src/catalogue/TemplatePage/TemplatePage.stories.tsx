import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { listedTemplates, type ListedTemplate } from '../../goods/listedTemplates.ts';
import { TemplatePage } from './TemplatePage.tsx';

const item = (id: string) => listedTemplates.find(({ template }) => template.id === id) as ListedTemplate;

const meta = preview.meta({
  component: TemplatePage,
  args: {
    item: item('barbershop-classic'),
    related: [item('barbershop-deluxe'), item('trainer-volt')],
    orderHref: '/checkout?templateId=barbershop-classic',
  },
  parameters: { layout: 'fullscreen' },
});

/** A small site. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Order this website' })).toHaveAttribute(
      'href',
      '/checkout?templateId=barbershop-classic',
    );
    await expect(canvas.getByText('$299')).toBeVisible();
    await expect(canvas.getByRole('img', { name: item('barbershop-classic').template.image })).toBeVisible();
  },
});

/** Its demo has photographs, and drawings that can take their place. */
export const PhotographedOrDrawn = meta.story({
  args: { item: item('gym-concrete') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^See it with Photographs/ })).toHaveAttribute(
      'href',
      '/demos/gym-concrete/',
    );
    await expect(canvas.getByRole('link', { name: /^See it with Drawings/ })).toHaveAttribute(
      'href',
      '/demos/gym-concrete/drawn/',
    );
  },
});

/** A large one: many pages, more to add. */
export const Advanced = meta.story({
  args: { item: item('barbershop-deluxe') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Staff Training Session')).toBeVisible();
  },
});

/** Taken before its demo was photographed: the window says what would be in it. */
export const NoPicture = meta.story({
  args: {
    item: {
      template: item('trainer-volt').template,
      href: '/',
      theme: item('trainer-volt').theme,
      picture: { src: 'data:,', alt: item('trainer-volt').template.image, width: 1200, height: 900 },
    },
  },
});

/** The only template there is: no others next door. */
export const Alone = meta.story({
  args: { related: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Next door' })).toBeNull();
  },
});

/** Bought and praised: what buyers say comes once the server has told it. */
export const Reviewed = meta.story({
  args: {
    standings: { 'barbershop-classic': { orders: 4, reviews: 2, rating: 4.5 } },
    reviews: {
      total: 2,
      items: [
        {
          rating: 5,
          text: 'I sent the photos on Monday. By Friday people were booking from the bus.',
          createdAt: '2026-10-12T09:30:00.000Z',
          trade: 'Barbershop',
          reply: 'Mind the bus.',
          repliedAt: '2026-10-13T09:30:00.000Z',
        },
        {
          rating: 4,
          text: 'One price, and it was the price.',
          createdAt: '2026-09-12T09:30:00.000Z',
          trade: 'Barbershop',
          reply: null,
          repliedAt: null,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const said = within(await canvas.findByRole('region', { name: 'What buyers say' }));
    await expect(said.getAllByRole('figure')).toHaveLength(2);
    await expect(said.getByText('from 2 reviews')).toBeVisible();
    await expect(said.getByText('Mind the bus.', { exact: false })).toBeVisible();
    await expect(said.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  },
});
