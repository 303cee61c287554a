import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '@awning/ui/primitives';
import { ground } from '@awning/ui/theme/ground';
import { wired } from '../../styles/wire.css.ts';
import { HungHead } from './HungHead.tsx';

const meta = preview.meta({
  component: HungHead,
  args: { heading: 'Kites, mended', id: 'kites' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={`${wired} ${ground.plain}`}>
        <Container>
          <Story />
        </Container>
      </div>
    ),
  ],
});

/** A heading, and the disc that keeps it up. */
export const HeadingOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Kites, mended' })).toBeVisible();
  },
});

/** It may say a sentence more, and hang from another shape. */
export const WithALead = meta.story({
  args: { lead: 'Bring the tail as well.', weight: { shape: 'boomerang', paint: 'paper1' } },
});

/** It opens the page, on the narrowest phone, from right to left. */
export const OnAPhone = meta.story({
  args: { level: 1 },
  globals: { viewport: { value: 'narrow' }, direction: 'rtl' },
});
