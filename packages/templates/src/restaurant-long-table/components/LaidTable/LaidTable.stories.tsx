import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Section, Heading, Text } from '@awning/ui/primitives';
import { LaidTable } from './LaidTable.tsx';

const meta = preview.meta({
  component: LaidTable,
  args: {
    children: (
      <Section labelledBy="sunday" tone="deep">
        <Heading id="sunday" level={2} size="page">
          Sunday at the Grange
        </Heading>
        <Text>Roast at one. Bring a cardigan: the long room has opinions about heating.</Text>
      </Section>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

/** One section on the runner, and a place or two beside it. */
export const Short = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sunday at the Grange' })).toBeVisible();
  },
});

/** Where there is little room, the places are seen in part. */
export const OnAPhone = Short.extend({ globals: { viewport: { value: 'narrow' } } });
