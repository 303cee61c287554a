import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { eightTrades, german, oneShop, street } from './HeroShopfront.fixtures.ts';
import { HeroShopfront, type HeroShopfrontProps } from './HeroShopfront.tsx';

const meta = preview.meta({
  component: HeroShopfront,
  args: oneShop,
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'missing-picture', 'keyboard'],
  },
});

/** The least there is to sell: one template. The visitor is not asked for a trade. */
export const OneShop = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

/** Home: the first trade’s shop is open, and its picture is loaded first. */
export const Usual = meta.story({
  tags: ['usual'],
  args: street,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: street.heading })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Barbershop' })).toBeChecked();

    const [shown, ...others] = canvas.getAllByRole('img', { hidden: true });
    await expect(shown).toBeVisible();
    await expect(shown).toHaveAttribute('fetchpriority', 'high');
    await expect(shown).not.toHaveAttribute('loading');
    for (const other of others) {
      await expect(other).not.toBeVisible();
      await expect(other).toHaveAttribute('loading', 'lazy');
    }
  },
});

/** The name field comes first: without script the form goes to a page that shows the name. Nothing else is as loud. */
export const AsksForAName = meta.story({
  args: {
    actions: street.actions,
    tryOn: {
      label: 'Your shop’s name',
      name: 'name',
      submit: 'Try it with your name',
      formAction: '/try/barbershop-classic',
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your shop’s name' });
    await userEvent.type(field, 'Margit’s');
    const form = field.closest('form');
    await expect(form).toHaveAttribute('action', '/try/barbershop-classic');
    await expect(Object.fromEntries(new FormData(form!))).toEqual({ name: 'Margit’s' });
    const submit = canvas.getByRole('button', { name: 'Try it with your name' });
    const ground = (element: HTMLElement) => getComputedStyle(element).backgroundColor;
    for (const { label } of street.actions)
      await expect(ground(canvas.getByRole('link', { name: label }))).not.toBe(ground(submit));
  },
});

/** On a phone the name field stands below the heading and its line, over the shop that will wear the name. */
export const AsksForANameOnAPhone = AsksForAName.extend({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    const field = canvas.getByRole('textbox', { name: 'Your shop’s name' });
    const link = canvas.getByRole('link', { name: street.actions[0].label });
    await expect(topOf(canvas.getByRole('heading', { level: 1 }))).toBeLessThan(topOf(field));
    await expect(topOf(field)).toBeLessThan(topOf(link));
    await expect(topOf(link)).toBeLessThan(topOf(canvas.getAllByRole('img')[0]!));
  },
});

/** On a desktop the shop stands after the words, beside them. */
export const OnADesktop = meta.story({
  args: street,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(canvas.getByRole('img').getBoundingClientRect().left).toBeGreaterThan(heading.right);
  },
});

/** On a phone the shop stands right below the heading and its line. */
export const OnAPhone = meta.story({
  args: street,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const shop = canvas.getByRole('img').getBoundingClientRect();
    const lead = canvas.getByText(street.lead).getBoundingClientRect();
    await expect(heading.bottom).toBeLessThan(lead.top);
    await expect(lead.bottom).toBeLessThan(shop.top);
    await expect(shop.top).toBeLessThan(canvas.getAllByRole('radio')[0]!.getBoundingClientRect().top);
  },
});

/** Another trade is chosen: sign, picture, name, price and the way inside follow. */
export const TradeChosen = meta.story({
  tags: ['usual'],
  args: street,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Flower shop' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Fern & Peony/);
    await expect(canvas.getByText('Fern & Peony')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look inside Flowershop Petal' })).toHaveAttribute(
      'href',
      '/templates/flowershop/flowershop-petal',
    );
    await expect(canvas.getByText('Hargreave & Son')).not.toBeVisible();
    await expect(canvas.getByText('$799')).toBeVisible();
    await expect(canvas.getByText('$299')).not.toBeVisible();
  },
});

/** On a phone the words come first, and the shop does without its door. */
export const Phone = meta.story({
  tags: ['usual'],
  args: street,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    for (const sign of canvas.getAllByText('OPEN')) await expect(sign).not.toBeVisible();
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.compareDocumentPosition(canvas.getByRole('img'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
});

/** Words three times as long, one of them endless. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: german,
  globals: { viewport: { value: 'desktop' } },
});

/** As many trades as there is room for: each one opens its own shop. */
export const Many = meta.story({
  tags: ['many'],
  args: { ...street, items: eightTrades },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await userEvent.click(radio);
      await expect(canvas.getAllByRole('img')).toHaveLength(1);
    }
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Kofi/);
  },
});

/** The picture never came: its words stand in the window. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: {
    items: [
      { ...oneShop.items[0], picture: { ...oneShop.items[0].picture, src: 'data:image/png;base64,AA' } },
    ],
  },
});

/** Two of them on one page do not share a choice. */
export const Twice = meta.story({
  args: street,
  render: (args) => (
    <>
      <HeroShopfront {...args} />
      <HeroShopfront {...args} heading="Open on Sundays, too." />
    </>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('radio', { name: 'Personal trainer' });
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getByRole('link', { name: 'Look inside Trainer Volt' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Look inside Barbershop Classic' })).toBeVisible();
  },
});

function Page({ onArrival, ...props }: HeroShopfrontProps & { onArrival?: () => void }) {
  useEffect(() => onArrival?.(), [onArrival]);
  return <HeroShopfront {...props} />;
}

/** Chosen before any script loaded, and still chosen once it has. */
export const BeforeScript = meta.story({
  args: street,
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<Page {...args} />) }} />,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    await userEvent.click(canvas.getByRole('radio', { name: 'Flower shop' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Fern & Peony/);

    const [mismatch, arrived] = [fn(), fn()];
    const page = canvas.getByRole('region').parentElement!;
    const root = hydrateRoot(page, <Page {...args} onArrival={arrived} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(arrived).toHaveBeenCalled());
    await expect(canvas.getByRole('radio', { name: 'Flower shop' })).toBeChecked();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/Fern & Peony/);
    await expect(mismatch).not.toHaveBeenCalled();
    root.unmount();
  },
});

/** By keyboard alone: arrows walk from trade to trade, and the next stop is the way inside. */
export const KeyboardOnly = meta.story({
  tags: ['keyboard'],
  args: street,
  play: async ({ canvas }) => {
    for (const name of ['Choose your website', 'See the prices']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Barbershop' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Personal trainer' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Look inside Trainer Volt' })).toHaveFocus();
  },
});

/** Trades as a directory of enterprises would put them. */
export const TradesOfACatalogue = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    ...street,
    items: [
      { ...street.items[0], trade: 'Personal care' },
      { ...street.items[1], trade: 'Health and fitness' },
      { ...street.items[2], trade: 'Retail, other' },
    ],
  },
});
