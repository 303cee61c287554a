import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FloorMarking } from './FloorMarking.tsx';

const meta = preview.meta({ component: FloorMarking, args: { kind: 'arrow' as const } });

/** As wide as the place it stands in. */
export const Arrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '60px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Between two sections, from edge to edge. */
export const Hatch = meta.story({ args: { kind: 'hatch' }, parameters: { layout: 'fullscreen' } });
