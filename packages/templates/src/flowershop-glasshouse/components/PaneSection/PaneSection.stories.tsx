import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Text } from '@awning/ui/primitives';
import { PaneSection } from './PaneSection.tsx';

const meta = preview.meta({
  component: PaneSection,
  args: { heading: 'Who is in', panes: [] },
  parameters: { layout: 'fullscreen' },
});

/** Its heading in the only pane, under a fanlight. */
export const HeadingOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Who is in' })).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

/** The heading is no item among the others, and a link can lead to the whole. */
export const Usual = meta.story({
  args: {
    id: 'berths',
    lead: 'Come down before the tide does.',
    panes: [
      { id: 'one', content: <Text>Berth 1</Text> },
      { id: 'two', content: <Text>Berth 2</Text> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Who is in' })).toHaveAttribute('id', 'berths');
    await expect(canvas.getByText('Come down before the tide does.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
