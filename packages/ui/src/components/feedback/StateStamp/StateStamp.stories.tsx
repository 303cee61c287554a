import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ground } from '../../../theme/ground.css.ts';
import { StateStamp } from './StateStamp.tsx';

const meta = preview.meta({
  component: StateStamp,
  args: { label: 'Delivered', tone: 'good' as const },
  decorators: [
    (Story) => (
      <div className={ground.raised}>
        <Story />
      </div>
    ),
  ],
});

/** Done: neither the customer nor the shop waits. */
export const Good = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivered')).toBeVisible();
  },
});

/** It is another's turn, not ours. */
export const Open = meta.story({ args: { label: 'Waiting for payment', tone: 'open' } });

/** It is our turn: the one bright stamp. */
export const Due = meta.story({ args: { label: 'Paid', tone: 'due' } });

/** Something went wrong. */
export const Alert = meta.story({ args: { label: 'Given up', tone: 'alert' } });

/** No longer counts. */
export const Void = meta.story({ args: { label: 'Refunded', tone: 'void' } });

/** Beside a page’s name. */
export const Large = meta.story({ args: { label: 'Paid', tone: 'due', size: 'large' } });

/** A long word, on the narrowest phone. */
export const LongWord = meta.story({
  args: { label: 'Rückerstattungsvorgangsabschlussbestätigung' },
  globals: { viewport: { value: 'narrow' } },
});

/** A label that leaves the ink to say it. */
export const InkForAWord = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { label: 'State', tone: 'alert' },
});
