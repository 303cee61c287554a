import { expect } from 'storybook/test';
import preview from '#storybook/preview';
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
  },
});

/** Names too long for the line they stand in. */
export const LongWord = meta.story({
  args: { current: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
  globals: { viewport: { value: 'narrow' } },
});
