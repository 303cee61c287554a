import { renderToString } from 'react-dom/server';
import { expect, fireEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { Container } from '../../../primitives/index.ts';
import { runAsText } from '../../../testing/runAsText.ts';
import { barberShot, trainerShot } from '../../../testing/siteShot.ts';
import { ground } from '../../../theme/ground.css.ts';
import { letWipe } from './letWipe.ts';
import { PictureWipe } from './PictureWipe.tsx';

const labels = {
  before: 'Before',
  after: 'After',
  slider: 'How much of each picture is shown',
  value: '{before} % before, {after} % after',
};

const meta = preview.meta({
  component: PictureWipe,
  args: { before: barberShot, after: trainerShot, labels },
  decorators: [
    (Story) => (
      <div className={ground.plain}>
        <Container width="prose">
          <Story />
        </Container>
      </div>
    ),
  ],
});

/** Half and half to begin with. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: labels.slider });
    await expect(slider).toHaveAttribute('aria-valuetext', '50 % before, 50 % after');
    await fireEvent.input(slider, { target: { value: '80' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '80 % before, 20 % after');
    await expect(canvas.getByRole('img', { name: barberShot.alt })).toBeVisible();
    await expect(canvas.getByRole('img', { name: trainerShot.alt })).toBeVisible();
  },
});

/** The other way round where words run the other way. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

/** A page without a bundle carries the wipe as text, and it works the same. */
export const WithoutABundle = meta.story({
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<PictureWipe {...args} />) }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    runAsText(canvasElement, letWipe);
    runAsText(canvasElement, letWipe);
    const slider = canvas.getByRole('slider', { name: labels.slider });
    await fireEvent.input(slider, { target: { value: '80' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '80 % before, 20 % after');
    await fireEvent.error(canvas.getByRole('img', { name: trainerShot.alt }));
    await expect(slider).not.toBeInTheDocument();
  },
});

/** What the server sends: both pictures, no slider that could do nothing, no style attribute. */
export const FromTheServer = meta.story({
  play: async () => {
    const html = renderToString(<PictureWipe before={barberShot} after={trainerShot} labels={labels} />);
    await expect(html).toContain(barberShot.alt.replace('&', '&amp;'));
    await expect(html).toContain(trainerShot.alt);
    await expect(html).not.toContain('type="range"');
    await expect(html).not.toContain('style=');
  },
});
