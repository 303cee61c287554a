import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { cycles, manyPages } from './HeaderRow.fixtures.ts';
import { HeaderRow } from './HeaderRow.tsx';

const meta = preview.meta({
  component: HeaderRow,
  args: cycles,
  parameters: {
    layout: 'fullscreen',
    states: ['least', 'usual', 'long-words', 'many', 'empty', 'open', 'closed', 'keyboard'],
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" />
      </>
    ),
  ],
});

/** Three pages: the links stand in a row. */
export const ThreePages = meta.story({
  tags: ['least', 'usual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Okonjo & Bell' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
  },
});

/** Most visitors come for one thing. */
export const WithAction = meta.story({
  tags: ['usual'],
  args: {
    action: { label: 'Book a service', href: '/find-us#book' },
    mark: (
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="4" />
      </svg>
    ),
  },
});

/** A short name and one aim: the action is the brightest thing, and stays beside the name on a phone. */
export const LoudAction = meta.story({
  tags: ['usual'],
  args: { name: 'O & B', action: { label: 'Book a service', href: '/find-us#book', loud: true } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'O & B' }).getBoundingClientRect();
    const action = canvas.getByRole('link', { name: 'Book a service' }).getBoundingClientRect();
    await expect(action.top).toBeLessThan(name.bottom);
    await expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      action.bottom,
    );
  },
});

/** A name of several words breaks between them, and the action keeps its side. */
export const LoudActionAndALongName = LoudAction.extend({
  tags: ['long-words'],
  args: { name: 'Okonjo & Bell Bicycle Repairs' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('link', { name: args.name }).getBoundingClientRect();
    const action = canvas.getByRole('link', { name: 'Book a service' }).getBoundingClientRect();
    await expect(action.top).toBeLessThan(name.bottom);
    await expect(action.left).toBeGreaterThanOrEqual(name.right);
  },
});

/** A word that has no room beside the action stands whole above it. */
export const LoudActionAndALongWord = LoudAction.extend({
  tags: ['long-words'],
  args: { name: 'Fahrradreparaturen' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    const word = document.createRange();
    word.selectNodeContents(canvas.getByText(args.name));
    await document.fonts.ready;
    await expect(word.getClientRects()).toHaveLength(1);
    const action = canvas.getByRole('link', { name: 'Book a service' }).getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(word.getBoundingClientRect().bottom);
    await expect(action.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** The first Tab stop is the link that skips the menu. */
export const KeyboardOnly = WithAction.extend({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the page' });
    await expect(skip).toHaveFocus();
    await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(skip).toHaveAttribute('href', '#main');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Okonjo & Bell' })).toHaveFocus();
  },
});

/** A dozen pages on a phone: one button, and the links behind it. */
export const FoldedOnAPhone = meta.story({
  tags: ['many', 'open', 'closed'],
  args: { nav: { label: 'Main', links: manyPages }, labels: { skip: 'Skip to the page', menu: 'Menu' } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByText('Menu');
    const name = canvas.getByRole('link', { name: 'Okonjo & Bell' }).getBoundingClientRect();
    await expect(menu.getBoundingClientRect().top).toBeLessThan(name.bottom);
    await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: 'Gutscheine' })).toBeVisible();
    const list = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await expect(list.top).toBeGreaterThanOrEqual(name.bottom);
    await expect(list.left).toBe(name.left);
    await userEvent.click(menu);
  },
});

/** The one action the site hopes for stands beside the menu: no visitor has to unfold it to find that. */
export const ActionBesideTheMenu = FoldedOnAPhone.extend({
  tags: ['many', 'closed'],
  args: { action: { label: 'Book', href: '#book', loud: true } },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: 'Book' });
    await expect(action).toBeVisible();
    const menu = canvas.getByText('Menu').getBoundingClientRect();
    await expect(menu.right).toBeLessThanOrEqual(action.getBoundingClientRect().left);
    await expect(Math.abs(menu.top - action.getBoundingClientRect().top)).toBeLessThan(20);
  },
});

/** More pages than a row holds: on a phone the menu has them all, on a desktop the row has the first. */
export const MoreThanARow = meta.story({
  args: {
    nav: {
      label: 'Main',
      links: manyPages,
      more: [
        { label: 'Gift cards', href: '/gift-cards' },
        { label: 'Our history', href: '/history' },
      ],
    },
    labels: { skip: 'Skip to the page', menu: 'Menu' },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Menu'));
    await expect(canvas.getByRole('link', { name: 'Our history' })).toBeVisible();
  },
});

/** The same on a desktop. */
export const MoreThanARowOnADesktop = MoreThanARow.extend({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    // An unfolded link in a closed `details` counts as hidden: only its box tells.
    const breadthOf = (page: string) => canvas.getByText(page).getBoundingClientRect().width;
    await expect(breadthOf('Gutscheine')).toBeGreaterThan(0);
    await expect(breadthOf('Our history')).toBe(0);
  },
});

/** A dozen pages on a desktop: nothing to unfold. */
export const UnfoldedOnADesktop = meta.story({
  tags: ['many'],
  args: { nav: { label: 'Main', links: manyPages }, labels: { skip: 'Skip to the page', menu: 'Menu' } },
  globals: { viewport: { value: 'desktop' } },
});

/** A long name, long pages, a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    name: 'Fahrradreparaturwerkstattgemeinschaft',
    nav: { label: 'Haupt', links: manyPages },
    action: { label: 'Terminvereinbarung', href: '/termin' },
  },
  globals: { viewport: { value: 'narrow' } },
});

/** The same behind a button, open: however long the name, the button stays beside it. */
export const LongWordsUnfolded = LongWords.extend({
  tags: ['long-words', 'open'],
  args: { labels: { skip: 'Zum Inhalt', menu: 'Menü' } },
  play: async ({ args, canvas, userEvent }) => {
    const menu = canvas.getByText('Menü');
    await userEvent.click(menu);
    const name = canvas.getByRole('link', { name: args.name }).getBoundingClientRect();
    await expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(name.right);
    await expect(canvas.getByRole('link', { name: 'Gutscheine' })).toBeVisible();
  },
});

/** One page and no others: no list of ways on is read out. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { nav: { label: 'Main', links: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Okonjo & Bell' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** Every part, side by side. */
export const EverythingInARow = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { nav: { label: 'Main', links: manyPages } },
});
