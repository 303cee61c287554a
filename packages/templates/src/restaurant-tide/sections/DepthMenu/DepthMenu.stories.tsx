import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Drawing } from '@awning/ui/primitives';
import { vars } from '@awning/ui/theme';
import { DepthMenu } from './DepthMenu.tsx';

const bottle = (
  <Drawing viewBox="0 0 320 200">
    <path d="M20 60h180c30 0 30 26 60 26h40v28h-40c-30 0-30 26-60 26H20z" fill={vars.color.paper1} />
    <path d="M70 60h90v80H70z" fill={vars.color.paper4} />
  </Drawing>
);

const meta = preview.meta({
  component: DepthMenu,
  args: {
    heading: 'The second cellar',
    items: [{ name: 'Ice cider', price: '£6', drawing: bottle }],
    labels: { landed: 'Up', missing: 'Not up' },
  },
  parameters: { layout: 'fullscreen', states: ['least'] },
});

/** One thing and its picture: that stands beside the heading. */
export const OneDrawn = meta.story({
  tags: ['least'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('svg')!.getBoundingClientRect();
    const head = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
    await expect(picture.top).toBeLessThan(head.bottom);
    await expect(picture.left).toBeGreaterThanOrEqual(head.right);
  },
});
