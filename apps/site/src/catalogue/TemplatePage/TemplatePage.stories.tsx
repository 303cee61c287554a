import { loadShowcase } from '@awning/templates/showcases';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { listedTemplates, type ListedTemplate } from '../../goods/listedTemplates.ts';
import { lookViewOf } from '../lookView.ts';
import { TemplatePage } from './TemplatePage.tsx';

const item = (id: string) => listedTemplates.find(({ template }) => template.id === id) as ListedTemplate;

const designOf = async (id: string) => {
  const showcase = await loadShowcase(id);
  return { showcase, look: lookViewOf(showcase, new URLSearchParams()) };
};

const meta = preview.meta({
  component: TemplatePage,
  args: {
    item: item('barbershop-classic'),
    related: [item('barbershop-deluxe'), item('trainer-volt')],
    ...(await designOf('barbershop-classic')),
    onLook: fn(),
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
    await expect(canvas.getAllByText('$299')[0]).toBeVisible();
    await expect(canvas.getByText('Ready in 3-5 business days. Money back until we begin.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: item('barbershop-classic').template.image })).toBeVisible();
    const fit = within(canvas.getByRole('region', { name: 'Is it for you?' }));
    await expect(fit.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Good for',
      'Not for',
      'On the shelf since',
    ]);
    await expect(fit.getByText('1 September 2026')).toBeVisible();
    const changed = within(canvas.getByRole('region', { name: 'What changed' }));
    await expect(changed.getByText('This version is of 26 November 2026.')).toBeVisible();
    await expect(changed.getAllByRole('definition')).toHaveLength(3);
  },
});

/** On a desktop every part of it begins at one margin. */
export const AtOneMargin = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const leftOf = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().left;
    const margin = leftOf('The first year, added up');
    await expect(leftOf('All 3 pages')).toBe(margin);
    await expect(leftOf('What changed')).toBe(margin);
  },
});

/** Three phones leave room: whom it suits stands beside them. What shows every page is not said by name as well. */
export const FewPages = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole('region', { name: 'All 3 pages' }));
    const last = pages.getAllByRole('listitem').at(-1)!.getBoundingClientRect();
    const fit = canvas.getByRole('region', { name: 'Is it for you?' }).getBoundingClientRect();
    await expect(fit.left).toBeGreaterThan(last.right);
    await expect(fit.top).toBeLessThan(last.top);
    await expect(canvas.queryByRole('heading', { name: 'Its pages' })).toBeNull();
  },
});

/** What is asked before paying: one answer makes room for the next, and speaks of a website of this size. */
export const Asked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const asked = within(canvas.getByRole('region', { name: 'Before you pay' }));
    await expect(asked.getByText(/^3-5 business days, from the day/)).toBeVisible();
    await userEvent.click(asked.getByText('Can I take it with me?'));
    await expect(asked.getByText(/^Yes\. .* One business, at one web address/)).toBeVisible();
    await expect(asked.getByText(/^3-5 business days, from the day/)).not.toBeVisible();
  },
});

/** What is ticked is added up, and goes along to the till. */
export const AddedUp = meta.story({
  play: async ({ canvas, userEvent }) => {
    const year = within(canvas.getByRole('region', { name: 'The first year, added up' }));
    await userEvent.click(year.getByRole('checkbox', { name: /^Extra Pages/ }));
    await expect(year.getByText('To us, once').parentElement).toHaveTextContent('$349');
    const form = year.getByRole<HTMLButtonElement>('button', { name: 'Order with these' }).form!;
    await expect([...new FormData(form)]).toEqual([
      ['templateId', 'barbershop-classic'],
      ['addOns', 'extraPages'],
    ]);
    await expect(form).toHaveAttribute('action', '/checkout');
  },
});

/** Other colours, another typeface: the window shows the website in them, and the address says which. */
export const InOtherLooks = meta.story({
  render: function Chosen({ onLook, ...args }) {
    const [address, setAddress] = useState('');
    const { searchParams } = new URL(address, location.href);
    return (
      <TemplatePage
        {...args}
        look={lookViewOf(args.showcase, searchParams)}
        onLook={(asked) => {
          setAddress(asked);
          onLook(asked);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const { href } = args.item;
    const colours = within(canvas.getByRole('list', { name: 'Colours' }));
    const typefaces = within(canvas.getByRole('list', { name: 'Typeface' }));
    await expect(colours.getByRole('link', { current: true })).toHaveAttribute('href', `${href}#window`);

    await userEvent.click(colours.getByRole('link', { name: 'Night' }));
    await expect(args.onLook).toHaveBeenLastCalledWith(`${href}?palette=night`);
    await expect(colours.getByRole('link', { current: true })).toHaveAccessibleName('Night');
    await expect(
      canvas.getByRole('img', { name: /in the colours “Night” and the typeface “Sturdy”$/ }),
    ).toBeVisible();

    await userEvent.click(typefaces.getByRole('link', { name: 'Narrow' }));
    await expect(args.onLook).toHaveBeenLastCalledWith(`${href}?palette=night&typefaces=narrow`);
    await expect(
      canvas.getByRole('img', { name: /in the colours “Night” and the typeface “Narrow”$/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('img', { name: args.item.template.image })).toBeNull();

    const order = canvas.getByRole('link', { name: 'Order this website' });
    const till = `/checkout?templateId=${args.item.template.id}`;
    await expect(order).toHaveAttribute('href', `${till}&palette=night&typefaces=narrow`);
    const added = canvas.getByRole('button', { name: 'Order with these' }).closest('form')!;
    await expect(Object.fromEntries(new FormData(added))).toMatchObject({
      palette: 'night',
      typefaces: 'narrow',
    });

    await userEvent.click(colours.getByRole('link', { name: 'Dark red and brass' }));
    await userEvent.click(typefaces.getByRole('link', { name: 'Sturdy' }));
    await expect(args.onLook).toHaveBeenLastCalledWith(href);
    await expect(canvas.getByRole('img', { name: args.item.template.image })).toBeVisible();
  },
});

/** Its demo has photographs, and drawings that can take their place. */
export const PhotographedOrDrawn = meta.story({
  args: { item: item('flowershop-scissors'), ...(await designOf('flowershop-scissors')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^See it with Photographs/ })).toHaveAttribute(
      'href',
      '/demos/flowershop-scissors/',
    );
    await expect(canvas.getByRole('link', { name: /^See it with Drawings/ })).toHaveAttribute(
      'href',
      '/demos/flowershop-scissors/drawn/',
    );
  },
});

/** A large one: many pages, more to add. */
export const Advanced = meta.story({
  args: { item: item('barbershop-deluxe'), ...(await designOf('barbershop-deluxe')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Staff Training Session')).toBeVisible();
    const pages = within(canvas.getByRole('list', { name: 'The pages of Barbershop Deluxe' }));
    const { pages: names } = item('barbershop-deluxe').template;
    await expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      names.map((name) => `${name} (opens in a new tab)`),
    );
    await expect(pages.getByRole('link', { name: /^Home/ })).toHaveAttribute(
      'href',
      '/demos/barbershop-deluxe/',
    );
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
