import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { TotalBar } from './TotalBar.tsx';

const meta = preview.meta({
  component: TotalBar,
  args: { label: 'Total', total: '$374', link: { label: 'See receipt', href: '#receipt' as const } },
  globals: { viewport: { value: 'mobile1' } },
});

/** At the foot of a phone. */
export const OnAPhone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$374')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See receipt' })).toHaveAttribute('href', '#receipt');
  },
});

/** On a desk the receipt itself is in sight. */
export const OnADesk = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$374')).not.toBeVisible();
  },
});

/** A sum and words that need their room. */
export const LongWords = meta.story({
  args: {
    label: 'Gesamtbetrag',
    total: '12.345,67 €',
    link: { label: 'Kassenbon ansehen', href: '#receipt' },
  },
  globals: { viewport: { value: 'narrow' } },
});
