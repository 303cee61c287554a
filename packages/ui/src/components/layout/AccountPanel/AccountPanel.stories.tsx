import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Split, Text } from '../../../primitives/index.ts';
import { AccountPanel } from './AccountPanel.tsx';

const meta = preview.meta({
  component: AccountPanel,
  args: {
    heading: 'Who you are',
    headingLevel: 2 as const,
    children: <Text>Ada Hargreave, Leith.</Text>,
  },
  parameters: { layout: 'fullscreen' },
});

/** One page by itself. */
export const OnePage = meta.story({
  args: { lead: 'As it stands on your receipts.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Who you are' })).toHaveTextContent('Ada Hargreave');
  },
});

/** A book lying open: both pages end on one line, however much is written on each. */
export const Spread = meta.story({
  render: (args) => (
    <Split width="content" tone="tint">
      <AccountPanel {...args} tone="tint" />
      <AccountPanel {...args} heading="Your key" tone="tint">
        <Text>Cut in September.</Text>
        <Text>Whoever has it can come in: keep it to yourself, and have another cut when it is lost.</Text>
      </AccountPanel>
    </Split>
  ),
});

/** A heading without end, on the narrowest phone. */
export const LongWords = meta.story({
  args: {
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    lead: 'Donaudampfschifffahrtsgesellschaftskapitänskontenführungsbuch',
  },
  globals: { viewport: { value: 'narrow' } },
});
