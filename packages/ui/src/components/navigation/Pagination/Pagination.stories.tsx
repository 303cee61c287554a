import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../../../primitives/index.ts';
import { ground } from '../../../theme/ground.css.ts';
import { keysTakenFrom } from '../../../testing/keysTakenFrom.ts';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  component: Pagination,
  args: {
    current: 1,
    total: 2,
    hrefs: (page: number) => `/blog?page=${page}`,
    labels: { navigation: 'Pages of posts', previous: 'Previous', next: 'Next', page: 'Page', of: 'of' },
  },
  decorators: [
    (Story) => (
      <div className={ground.plain}>
        <Container>
          <Story />
        </Container>
      </div>
    ),
  ],
});

const shown = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent).join(' ');

/** Two pages, on the first: there is nothing before it. */
export const FirstOfTwo = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of posts' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/blog?page=2');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1');
  },
});

/** A handful: every number is there. */
export const Few = meta.story({
  args: { current: 3, total: 5 },
  play: async ({ canvas }) => {
    await expect(shown(canvas.getAllByRole('link', { name: /^Page/ }))).toBe(
      'Page 1 Page 2 Page 3 Page 4 Page 5',
    );
  },
});

/** In the midst of a long range: the ends, the neighbours, and what lies between left out. */
export const InTheMiddle = meta.story({
  args: { current: 12, total: 40 },
  play: async ({ canvas }) => {
    await expect(shown(canvas.getAllByRole('link', { name: /^Page/ }))).toBe(
      'Page 1 Page 11 Page 12 Page 13 Page 40',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/blog?page=11');
  },
});

/** Near the start nothing is left out before it: as many places, so that nothing wanders. */
export const NearTheStart = meta.story({
  args: { current: 4, total: 40 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('listitem').map(({ innerText }) => innerText.split(/\s/).at(-1)),
    ).toEqual(['1', '2', '3', '4', '5', '…', '40']);
  },
});

/** The last of many: there is nothing after it. */
export const Last = meta.story({
  args: { current: 1204, total: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 1204');
  },
});

/** One page needs no way through it. */
export const OnePage = meta.story({
  args: { total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** Addresses that follow no rule come as a list. */
export const ListOfAddresses = meta.story({
  render: (args) => (
    <Pagination {...args} current={2} total={3} hrefs={['/notes', '/notes/older', '/notes/oldest']} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/notes');
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/notes/oldest');
  },
});

/** The page is changed without leaving it: `onChoose` is called with the number. */
export const Chosen = meta.story({
  args: { current: 3, total: 5, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Page 5' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(5);
    await userEvent.click(canvas.getByRole('link', { name: 'Previous' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(2);

    await expect(keysTakenFrom(canvas.getByRole('link', { name: 'Page 4' }))).toEqual([]);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
});

/** Walked through by keyboard alone. */
export const ByKeyboard = meta.story({
  args: { current: 2, total: 3, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Previous', 'Page 1', 'Page 2', 'Page 3', 'Next']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(3);
  },
});

/** On a phone: the page before, which page this is, the page after. */
export const OnAPhone = meta.story({
  args: { current: 12, total: 40 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 12 of 40')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

/** Long German words, on the narrowest phone. */
export const LongWords = meta.story({
  args: {
    current: 7,
    total: 112,
    labels: {
      navigation: 'Seiten',
      previous: 'Vorhergehende Beitragsübersicht',
      next: 'Nächstfolgende Beitragsübersicht',
      page: 'Seite',
      of: 'von',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Read from right to left, onward points to the left. */
export const RightToLeft = meta.story({
  args: {
    current: 2,
    total: 9,
    labels: { navigation: 'صفحات', previous: 'السابق', next: 'التالي', page: 'صفحة', of: 'من' },
  },
  globals: { direction: 'rtl' },
});

/** Signs in place of words. */
export const SignsAlone = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    labels: { navigation: 'Pages of posts', previous: '«', next: '»', page: 'Page', of: 'of' },
  },
});
