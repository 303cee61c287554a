import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Grid } from '../../../primitives/index.ts';
import { tradeWindows } from '../../../theme/tradeWindows.css.ts';
import { TradeDrawing, type TradeKind } from './TradeDrawing.tsx';

const meta = preview.meta({
  component: TradeDrawing,
  args: { kind: 'pole' as const },
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
  ],
});

/** A barber's. */
export const One = meta.story();

/** Every trade there is a drawing for, each in the colours of its door. */
export const Every = meta.story({
  render: () => (
    <Grid narrowest="small">
      {(Object.keys(tradeWindows) as TradeKind[]).map((kind) => (
        <div key={kind} className={tradeWindows[kind]}>
          <TradeDrawing kind={kind} />
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(15);
    // The sign says it; the drawing says nothing.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(15);
  },
});
