import { Heading, Section, Text } from '@awning/ui/primitives';
import { expect, spyOn } from 'storybook/test';
import preview from '#storybook/preview';
import { Blocks } from './Blocks.tsx';

let works = true;

function Windows() {
  if (!works) throw new Error('The pane is broken.');
  return <Text>Three windows are lit.</Text>;
}

const meta = preview.meta({
  component: Blocks,
  args: {
    children: [
      <Section key="door" labelledBy="door">
        <Heading id="door" level={1} size="xlarge">
          Open for business
        </Heading>
      </Section>,
      <Windows key="windows" />,
      <Text key="foot">Mon to Sat, nine to six.</Text>,
    ],
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    works = true;
  },
});

/** Nothing is wrong: the blocks alone are seen. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Three windows are lit.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** One block throws: the others stay, words stand in its place, and it can be tried again. */
export const OneBroken = meta.story({
  beforeEach: () => {
    works = false;
    // React reports what a boundary caught; here it is meant to be thrown.
    const reported = spyOn(console, 'error').mockImplementation(() => undefined);
    return () => reported.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Open for business');
    await expect(canvas.getByText('Mon to Sat, nine to six.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'This part did not work' })).toBeVisible();
    await expect(canvas.queryByText('Three windows are lit.')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('heading', { name: 'This part did not work' })).toBeVisible();

    works = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('Three windows are lit.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
