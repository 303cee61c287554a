import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { LeadLine } from './LeadLine.tsx';

const meta = preview.meta({ component: LeadLine, parameters: { layout: 'fullscreen' } });

/** Beside a page that is longer than the window. It says nothing, and nothing under it is out of reach. */
export const BesideAPage = meta.story({
  render: () => (
    <>
      <LeadLine />
      <div style={{ blockSize: '300vh' }}>
        <a href="#gauge">The gauge</a>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'The gauge' });
    const { left, top } = link.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(link);
  },
});
