import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../../../primitives/index.ts';
import { TapedPaper } from '../../paper/TapedPaper/TapedPaper.tsx';
import { Stamp } from './Stamp.tsx';

const meta = preview.meta({
  component: Stamp,
  args: { label: 'Paid', tone: 'good' as const },
  decorators: [
    (Story) => (
      <Container>
        <TapedPaper>
          <Container>
            <Story />
          </Container>
        </TapedPaper>
      </Container>
    ),
  ],
});

/** The money came in. */
export const Good = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid')).toBeVisible();
  },
});

/** Still waits for something. */
export const Open = meta.story({ args: { label: 'Waiting for payment', tone: 'open' } });

/** No longer counts. */
export const Void = meta.story({ args: { label: 'Refunded', tone: 'void' } });

/** On a slip among others. */
export const Small = meta.story({ args: { size: 'small' } });

/** A word without end, on the narrowest phone. */
export const LongWord = meta.story({
  args: { label: 'Zahlungsbestätigungsverarbeitung' },
  globals: { viewport: { value: 'narrow' } },
});

/** A word that leaves the ink to say it. */
export const InkAlone = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { label: 'Payment', tone: 'void' },
});
