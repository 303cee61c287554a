import { renderToString } from 'react-dom/server';
import { expect, fn, within } from 'storybook/test';
import { rendersNothing } from '#storybook/rendersNothing';
import preview from '#storybook/preview';
import { barberPhoneShot } from '../../../testing/siteShot.ts';
import { strasse, street, three } from './CategoryChooser.fixtures.ts';
import { CategoryChooser } from './CategoryChooser.tsx';

const meta = preview.meta({
  component: CategoryChooser,
  args: { ...street, options: street.options.slice(0, 3), onContinue: fn() },
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'missing-picture', 'disabled', 'keyboard'],
  },
});

/** Nothing is chosen, so there is nowhere to go on to yet. */
export const NothingChosen = meta.story({
  tags: ['least', 'disabled'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Your trade' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
});

/** A trade is chosen: the way is open, and the page is told which. */
export const Chosen = meta.story({
  tags: ['usual'],
  play: async ({ args, canvas, userEvent }) => {
    const trade = canvas.getByRole('combobox', { name: 'Your trade' });
    await userEvent.selectOptions(trade, 'Flowershop');
    const go = canvas.getByRole('button', { name: 'Continue' });
    await expect(go).toBeEnabled();
    await userEvent.click(go);
    await expect(args.onContinue).toHaveBeenLastCalledWith(args.options[1]);

    await userEvent.selectOptions(trade, 'Choose one');
    await expect(go).toBeDisabled();
  },
});

/** On a desktop the way on stands beside the choice, as tall as it is. */
export const InLine = meta.story({
  tags: ['usual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const trade = canvas.getByRole('combobox', { name: 'Your trade' }).getBoundingClientRect();
    const go = canvas.getByRole('button', { name: 'Continue' }).getBoundingClientRect();
    await expect([go.top, go.bottom]).toEqual([trade.top, trade.bottom]);
  },
});

/** A trade with something to sell has a house on the street: a door, and its first three products. */
export const WithDoors = meta.story({
  tags: ['usual'],
  args: { options: street.options },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const houses = canvas.getAllByRole('heading', { level: 3 });
    await expect(houses.map((house) => house.textContent)).toEqual(['Barbershop', 'Flowershop', 'Gyms']);
    await expect(canvas.getByRole('link', { name: 'Barbershop' })).toHaveAttribute(
      'href',
      '/templates/barbershop',
    );
    await expect(canvas.getByRole('link', { name: 'Barbershop: 3 designs, from $299' })).toBeVisible();
    const deluxe = canvas.getByRole('link', { name: 'Deluxe' });
    await expect(deluxe).toHaveAttribute('href', '/templates/deluxe');
    // The window leads there too, for pointers.
    const panes = canvas.getAllByRole('link', { hidden: true }).filter((link) => link.tabIndex === -1);
    await expect(panes.map((pane) => pane.getAttribute('href'))).toContain('/templates/deluxe');
  },
});

/** More than a street holds abreast goes on in the next one. */
export const Many = meta.story({
  tags: ['many'],
  args: {
    options: Array.from({ length: 12 }, (_, place) => ({
      ...street.options[0]!,
      label: `Trade ${place + 1}`,
      value: `trade-${place + 1}`,
      href: `/templates/trade-${place + 1}`,
    })),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  },
});

/** No visitor goes into an empty shop unawares: the list says it is empty, and says it again once it is chosen. */
export const ToLet = meta.story({
  tags: ['usual'],
  args: { options: street.options },
  play: async ({ canvas, userEvent }) => {
    const trade = canvas.getByRole('combobox', { name: 'Your trade' });
    const group = canvas.getByRole('group', { name: 'To let' });
    await expect(within(group).getByRole('option', { name: 'Weddings' })).toBeEnabled();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.selectOptions(trade, 'Weddings');
    await expect(canvas.getByRole('status')).toHaveTextContent('Weddings is to let: no design yet.');
    await userEvent.selectOptions(trade, 'Barbershop');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('heading', { name: 'Weddings' })).toBeNull();
  },
});

/** On a phone each house shows its goods as phones do, three abreast; a hidden picture is not loaded. */
export const OnAPhone = meta.story({
  tags: ['usual'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const seen = [...canvasElement.querySelectorAll('img')].filter((picture) => picture.checkVisibility());
    await expect(seen.map(({ src }) => src)).toEqual(seen.map(() => barberPhoneShot.src));
  },
});

/** Pictures that never came: the glass is whitewashed, and what it says stands under it. */
export const MissingPicture = meta.story({
  tags: ['missing-picture'],
  args: {
    options: [
      {
        ...street.options[0]!,
        door: {
          ...three,
          items: three.items.map(({ phone: _phone, ...item }) => ({
            ...item,
            picture: { ...item.picture, src: 'data:image/png;base64,AAAA' },
          })),
        },
      },
    ],
  },
});

/** Chosen and opened without a mouse: the stops of a house are its door, its goods, and the link to all of them. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const trade = canvas.getByRole('combobox', { name: 'Your trade' });
    await expect(trade).toHaveFocus();
    // A browser's own list handles the arrow keys; synthetic keys do not reach it.
    await userEvent.selectOptions(trade, 'Gyms');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinue).toHaveBeenLastCalledWith(args.options[2]);
    for (const name of ['Barbershop', 'Classic', 'Comb', 'Deluxe', /^Barbershop: 3/, 'Flowershop']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** Sent with the page: a form any browser can send, whose button is not disabled. */
export const BeforeScript = meta.story({
  tags: ['usual'],
  render: (args) => (
    <div dangerouslySetInnerHTML={{ __html: renderToString(<CategoryChooser {...args} />) }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    const trade = canvas.getByRole('combobox', { name: 'Your trade' });
    const go = canvas.getByRole('button', { name: 'Continue' });
    await expect(go).toBeEnabled();
    await expect(trade).toBeRequired();
    await expect((go as HTMLButtonElement).form).toHaveAttribute('action', '/templates');
    await expect((go as HTMLButtonElement).form).toHaveAttribute('method', 'get');
    await expect(trade).toHaveAttribute('name', 'category');
  },
});

/** German, words without end, the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: strasse,
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing to choose from: no bare question is left standing. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { options: [] },
  play: rendersNothing,
});

/** Trades by names that no shopkeeper uses. */
export const WordsOfStatistics = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    options: ['Personal services', 'Retail, other', 'Leisure'].map((label) => ({
      ...street.options[0]!,
      label,
      value: label,
    })),
  },
});
