import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { MountedSheet } from './MountedSheet.tsx';

const mushroom = (
  <Drawing viewBox="0 0 300 360">
    <path fill={vars.color.paper4} d="M116 190q10 90-10 150h96q-24-70-14-150z" />
    <path fill={vars.color.paper2} d="M40 190Q40 70 150 64q112 6 112 126-110 36-222 0z" />
  </Drawing>
);

const meta = preview.meta({
  component: MountedSheet,
  args: { label: { name: 'Boletus edulis', commonName: 'Penny bun', price: '£6.50 the half pound' } },
  parameters: { states: ['usual'] },
  decorators: [
    (Story) => (
      <Container width="prose">
        <Story />
      </Container>
    ),
  ],
});

/** A sheet as it goes into the drawer. */
export const Full = meta.story({
  tags: ['usual'],
  args: {
    drawing: mushroom,
    number: 'No. 0412',
    stamp: (
      <Drawing viewBox="0 0 20 20">
        <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" />
      </Drawing>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No. 0412')).toBeVisible();
    await expect(canvas.getByText('Boletus edulis')).toBeVisible();
  },
});

/** Put back by somebody in a hurry. */
export const Askew = Full.extend({ tags: ['usual'], args: { lie: 'askewStart' } });
