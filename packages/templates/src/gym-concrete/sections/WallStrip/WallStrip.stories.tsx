import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { WallPrint } from '../../components/WallPrint/index.ts';
import { WallStrip } from './WallStrip.tsx';

const hung = (
  <WallPrint fill>
    <Photo {...landscape} fill />
  </WallPrint>
);

const meta = preview.meta({
  component: WallStrip,
  args: { label: 'Our work', pictures: [{ id: 'racks', picture: hung }] },
  parameters: { layout: 'fullscreen', states: ['least', 'usual', 'long-words', 'empty'] },
});

/** One picture, the whole width of the wall. */
export const One = meta.story({ tags: ['least'] });

/** A row of bays, each with its sign. */
export const ThreeBays = meta.story({
  tags: ['usual'],
  args: {
    pictures: [
      { id: 'racks', picture: hung, caption: 'The racks' },
      { id: 'yard', picture: hung, caption: 'The yard' },
      { id: 'ramp', picture: hung, caption: 'The ramp' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Our work' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('The yard')).toBeVisible();
  },
});

/** Side by side on a phone, too. */
export const OnAPhone = ThreeBays.extend({ tags: ['usual'], globals: { viewport: { value: 'mobile1' } } });

/** A sign that is longer than its bay is wide. */
export const LongWords = ThreeBays.extend({
  tags: ['long-words'],
  args: {
    pictures: [
      { id: 'signs', picture: hung, caption: 'Geschwindigkeitsbegrenzungsschilder im Untergeschoss' },
      { id: 'yard', picture: hung, caption: 'The yard' },
      { id: 'last', picture: hung },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Nothing hangs there, so there is no wall. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
