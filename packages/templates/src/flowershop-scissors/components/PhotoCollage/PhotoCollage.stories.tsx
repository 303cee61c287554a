import { Photo } from '@awning/ui/components/Photo';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { landscape } from '../../../content/testing/landscape.ts';
import { Stencils } from '../../art/Stencils.tsx';
import { PhotoCollage } from './PhotoCollage.tsx';

const meta = preview.meta({ component: PhotoCollage });

/** Beside the first words of a site. */
export const Cut = meta.story({
  args: { children: <Photo {...landscape} fill /> },
  render: (args) => (
    <>
      <Stencils />
      <PhotoCollage {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toEqual([canvas.getByRole('img', { name: landscape.alt })]);
  },
});
