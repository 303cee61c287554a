import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { asWithoutScript } from '../../../testing/asPrinted.ts';
import { Board } from '#storybook/Board';
import { BoardItem } from './BoardItem.tsx';

const meta = preview.meta({
  component: BoardItem,
  args: { place: 'bar' as const, item: { label: 'Prices', href: '/prices' } },
  // It stands on boards alone.
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
  ],
});

/** A way on, in the row on a board. */
export const WayOn = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/prices');
  },
});

/** The page that is shown is underlined, and said to be it. */
export const Current = meta.story({
  args: { item: { label: 'Prices', href: '/prices', current: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Prices');
  },
});

const logOut = { label: 'Log out', onClick: fn() };

/** A button rather than a link: pressed by key as by pointer, and not rendered without script. */
export const Press = meta.story({
  args: { item: logOut },
  play: async ({ canvas, userEvent }) => {
    logOut.onClick.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(logOut.onClick).toHaveBeenCalledTimes(2);
    await asWithoutScript(async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});

/** Behind the burger, as large as a thumb. */
export const InTheSheet = meta.story({
  render: () => (
    <>
      <BoardItem place="sheet" item={{ label: 'Prices', href: '/prices' }} />
      <BoardItem place="sheet" item={logOut} />
      <BoardItem place="sheet" item={{ waiting: 'One moment' }} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const item of [canvas.getByRole('link'), canvas.getByRole('button')])
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** It is not known yet which word will stand here. */
export const Gap = meta.story({
  args: { item: { waiting: 'One moment' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One moment')).toBeInTheDocument();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** German, a word without end, the narrowest phone. */
export const LongWords = meta.story({
  args: { place: 'sheet' as const, item: { label: 'Öffnungszeitenkalender', href: '/' } },
  render: (args) => (
    <>
      <BoardItem {...args} />
      <BoardItem
        place="sheet"
        item={{ label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', href: '/' }}
      />
    </>
  ),
  globals: { viewport: { value: 'narrow' } },
});
