import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { moebelhaus, warehouse } from './HeroCutaway.fixtures.ts';
import { HeroCutaway } from './HeroCutaway.tsx';

const floors = (
  <Drawing label="Four floors with a chair on each" viewBox="0 0 400 500" fill="middle" whole reach="over">
    <path fill={vars.color.paper2} d="M-900-900H1300V1400H-900z" />
    {[120, 240, 360, 480].map((y) => (
      <g key={y}>
        <path fill={vars.color.paper5} d={`M-900 ${y}H1300v14H-900z`} />
        <path fill={vars.color.paper1} d={`M${y / 2} ${y - 76}h10v36h40v40h-8v-28h-34v28h-8z`} />
      </g>
    ))}
  </Drawing>
);

const meta = preview.meta({
  component: HeroCutaway,
  args: { heading: warehouse.heading },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words'] },
});

/** A wall with words on it. */
export const HeadingOnly = meta.story({ tags: ['least'] });

/** The wall, and what is behind the one that is gone. */
export const WithDrawing = meta.story({
  tags: ['usual'],
  args: { ...warehouse, drawing: floors },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Sit on four floors' });
    const drawing = canvas.getByRole('img', { name: 'Four floors with a chair on each' });
    await expect(heading.compareDocumentPosition(drawing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('link', { name: 'See the chairs' })).toBeVisible();
  },
});

/** On a phone one looks in below the words. */
export const OnAPhone = WithDrawing.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** A painted wall. */
export const Painted = meta.story({ tags: ['usual'], args: { ...warehouse, drawing: floors, tone: 'deep' } });

/** One word as long as the wall, on a narrow phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { ...moebelhaus, drawing: floors },
  globals: { viewport: { value: 'narrow' } },
});
