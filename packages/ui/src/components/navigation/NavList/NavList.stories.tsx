import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ground } from '../../../theme/ground.css.ts';
import { NavList } from './NavList.tsx';

const meta = preview.meta({
  component: NavList,
  args: {
    links: [
      { label: 'Home', href: '/' },
      { label: 'Repairs', href: '/repairs', current: true },
      { label: 'Find us', href: '/find-us' },
    ],
  },
  decorators: [
    (Story) => (
      <nav aria-label="Main" className={ground.plain}>
        <Story />
      </nav>
    ),
  ],
});

/** A visitor on the second of three pages. */
export const OnePageIsCurrent = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Repairs');
  },
});

/** Walked through by keyboard alone. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Repairs' })).toHaveFocus();
  },
});

/** A site of many pages, on a phone. */
export const Many = meta.story({
  args: {
    links: ['Start', 'Preise', 'Terminvereinbarung', 'Sonderanfertigungen', 'Fragen', 'Anfahrt'].map(
      (label) => ({
        label,
        href: `/${label}`,
      }),
    ),
  },
  globals: { viewport: { value: 'narrow' } },
});

/** The same in columns: a menu, a footer. */
export const Columns = Many.extend({ args: { layout: 'columns' } });

/** In columns that stand against something on their other side. */
export const ColumnsFromTheEnd = Many.extend({ args: { layout: 'columns', align: 'end' } });

/** A word without end, the narrowest phone, in a row and in columns. */
export const LongWords = meta.story({
  args: {
    links: [
      { label: 'Öffnungszeiten', href: '/a' },
      { label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung', href: '/b' },
    ],
  },
  render: (args) => (
    <>
      <NavList {...args} />
      <NavList {...args} layout="columns" />
    </>
  ),
  globals: { viewport: { value: 'narrow' } },
});
