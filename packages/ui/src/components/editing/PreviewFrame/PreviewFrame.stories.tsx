import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { stageSize } from './PreviewFrame.css.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

/** A page that says how wide it takes its window to be. */
const page = `data:text/html,${encodeURIComponent('<h1 style="font:700 40px sans-serif;padding:24px">Hargreave & Son</h1>')}`;

const meta = preview.meta({
  component: PreviewFrame,
  args: {
    label: 'Your website so far',
    src: page,
    status: 'ready' as const,
    loadingLabel: 'Fetching your design',
    problem: {
      text: 'Your website cannot be shown just now. What you type is saved all the same.',
      retry: 'Try again',
    },
    widths: { legend: 'Shown as on', phone: 'Phone', desktop: 'Desktop' },
    pages: {
      label: 'Page',
      value: '',
      options: [
        { value: '', label: 'Home' },
        { value: 'prices', label: 'Prices' },
      ],
    },
    onPage: fn(),
    onLoad: fn(),
    onRetry: fn(),
  },
});

const widthOf = (frame: HTMLElement) => Math.round(frame.getBoundingClientRect().width);

/** As on a phone at first; as on a desktop it is made as small as its place. */
export const Usual = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const frame = await canvas.findByTitle('Your website so far');
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
    await expect(frame).toHaveStyle({ width: '390px' });
    await userEvent.click(canvas.getByText('Desktop'));
    await waitFor(() => expect(frame).toHaveStyle({ width: '1280px' }));
    await expect(widthOf(frame)).toBeLessThanOrEqual(widthOf(frame.parentElement!));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Page' }), 'Prices');
    await expect(args.onPage).toHaveBeenLastCalledWith('prices');
  },
});

/** In a strip too low for a phone: of a wider page, so that its headline is in it. */
export const AStrip = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <div style={{ [stageSize.slice('var('.length, -1)]: '200px' }}>
      <PreviewFrame {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Your website so far');
    await waitFor(() => expect(frame.offsetHeight).toBeGreaterThan(400));
    const stage = frame.parentElement!;
    await expect(widthOf(frame)).toBeCloseTo(stage.clientWidth, -1);
  },
});

/** As on a desktop from the start. */
export const AsOnADesk = meta.story({
  args: { defaultWidth: 'desktop' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    // Where it is wider than it may be high, its two edges stay under those of the bar.
    const frame = await canvas.findByTitle('Your website so far');
    const stage = frame.parentElement!.getBoundingClientRect();
    const pages = canvas.getByRole('combobox', { name: 'Page' }).getBoundingClientRect();
    const widths = canvas.getByRole('group', { name: 'Shown as on' }).getBoundingClientRect();
    await expect(Math.round(pages.left)).toBe(Math.round(stage.left));
    await expect(Math.abs(widths.right - stage.right)).toBeLessThan(2);
    await expect(widthOf(frame)).toBeGreaterThanOrEqual(Math.round(stage.width) - 8);
  },
});

/** The design is loading; which pages it has is not known yet. */
export const Loading = meta.story({
  args: { status: 'loading', src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching your design')).toBeInTheDocument();
    await expect(canvas.getByRole('combobox', { name: 'Page' })).toBeDisabled();
    await expect(canvas.queryByTitle('Your website so far')).toBeNull();
  },
});

/** It cannot be shown: it says why, with a button that loads it again. */
export const Broken = meta.story({
  args: { status: 'broken' },
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('alert')).toHaveTextContent('cannot be shown just now');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledTimes(2));
  },
});

/** German, the narrowest phone. */
export const LongWords = meta.story({
  args: {
    label: 'Ihre Internetseite bisher',
    widths: { legend: 'Darstellung wie auf', phone: 'Mobiltelefon', desktop: 'Schreibtisch' },
    pages: {
      label: 'Unterseite',
      value: '',
      options: [{ value: '', label: 'Öffnungszeiten und Anfahrtsbeschreibungen' }],
    },
  },
  globals: { viewport: { value: 'narrow' } },
});
