import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  component: Breadcrumbs,
  args: { label: 'You are here', items: [{ label: 'Templates', href: '/templates' }], current: 'Barbershop' },
});

/** One step in. */
export const OneStep = meta.story();

/** A template's own page. */
export const TwoSteps = meta.story({
  args: {
    items: [
      { label: 'Templates', href: '/templates' },
      { label: 'Barbershop', href: '/templates/barbershop' },
    ],
    current: 'Barbershop Classic',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Barbershop Classic')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Barbershop Classic' })).toBeNull();
  },
});

/** The outermost page: no way back, and no list of one. */
export const Outermost = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

/** A deep shop: the trail wraps where it must. */
export const Many = meta.story({
  args: {
    items: ['Ironmonger', 'Fixings', 'Screws', 'Wood screws', 'Countersunk', 'Brass', 'By the box'].map(
      (label, place) => ({ label, href: `/${place}` }),
    ),
    current: 'No. 8, one and a half inch, two hundred to the box',
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
});

/** On a painted board it takes the board's ink. */
export const OnABoard = TwoSteps.extend({
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
  ],
});

/** Walked back by keyboard alone. */
export const ByKeyboard = TwoSteps.extend({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Templates', 'Barbershop']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
});

/** Read from right to left: the strokes lean the other way. */
export const RightToLeft = meta.story({
  args: {
    label: 'أنت هنا',
    items: [
      { label: 'القوالب', href: '/templates' },
      { label: 'صالون حلاقة', href: '/templates/barbershop' },
    ],
    current: 'كلاسيكي',
  },
  globals: { direction: 'rtl' },
});

/** German, and a name too long for the line it stands in. */
export const LongWords = meta.story({
  args: {
    label: 'Sie sind hier',
    items: [{ label: 'Vorlagenverzeichnis', href: '/vorlagen' }],
    current: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  },
  globals: { viewport: { value: 'narrow' } },
});

/** A step without a name. */
export const BackToWhat = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { items: [{ label: 'Back', href: '/templates' }] },
});
