import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { LookLinks, type LookLinksProps } from './LookLinks.tsx';

const colours: LookLinksProps['items'] = [
  {
    label: 'Dark red and brass',
    href: '?palette=oxblood',
    current: true,
    colours: ['#4a1219', '#f5ecdd', '#5a1720', '#d9ab57', '#8a6a32'],
  },
  { label: 'Calm', href: '?palette=calm', colours: ['#33565f', '#faf7ef', '#52706f', '#e8b98a', '#d3d8cd'] },
  {
    label: 'Night',
    href: '?palette=night',
    colours: ['#030c16', '#0b2035', '#1d5a63', '#ff8a5c', '#143a52'],
  },
];

const meta = preview.meta({
  component: LookLinks,
  args: { label: 'Colours', items: colours, onChoose: fn() },
  render: function Shown({ items, onChoose, ...args }) {
    const [chosen, setChosen] = useState(items.find(({ current }) => current)?.href);
    return (
      <LookLinks
        {...args}
        items={items.map((item) => ({ ...item, current: item.href === chosen }))}
        onChoose={(href) => {
          setChosen(href);
          onChoose?.(href);
        }}
      />
    );
  },
});

/** Each in its own colours; the one that is shown is marked. */
export const Usual = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Colours' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Dark red and brass');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('?palette=calm');
    const calm = canvas.getByRole('link', { name: 'Calm', current: true });
    await expect(calm).toHaveFocus();
  },
});

/** Letters have no colours to show. */
export const InWords = meta.story({
  args: {
    label: 'Typeface',
    items: [
      { label: 'Sturdy', href: '?typefaces=slab', current: true },
      { label: 'Narrow', href: '?typefaces=narrow' },
    ],
  },
});

/** German, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    label: 'Farbzusammenstellungen',
    items: colours.map((item, place) => ({
      ...item,
      label: `Sonnenuntergangsfarbenzusammenstellung ${place + 1}`,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
});
