import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { DoorPlate } from './DoorPlate.tsx';

const meta = preview.meta({
  component: DoorPlate,
  args: { label: 'Letters', children: <p>Back in five minutes.</p> },
  parameters: { states: ['least', 'usual', 'long-words'] },
});

/** A note in the door. */
export const ANote = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Back in five minutes.')).toBeVisible();
  },
});

/** A message being written: fields on it take the paper’s colours, by night too. */
export const AMessage = meta.story({
  tags: ['usual'],
  args: { children: <TextArea name="message" label="Message" error="Write us a line or two" /> },
});

/** Long words, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    label: 'Grundstücksverkehrsgenehmigungszuständigkeitspost',
    children: <TextArea name="message" label="Donaudampfschifffahrtsgesellschaftskapitänsmitteilung" />,
  },
  globals: { viewport: { value: 'narrow' } },
});
