import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/index.ts';
import { withStoppedClock } from '../../../testing/clock.ts';
import { defaultSnippets } from './Loader.fixtures.ts';
import { Loader, type LoaderProps } from './Loader.tsx';

const meta = preview.meta({
  component: Loader,
  args: { heading: 'Loading your experience...', snippets: defaultSnippets },
  parameters: {
    states: ['least', 'usual', 'long-words', 'many', 'loading'],
    layout: 'fullscreen',
  },
});

/** While the shop finds out who is logged in. */
export const Usual = meta.story({
  // It goes on typing.
  tags: ['usual', 'loading', 'unsteady'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading your experience\.\.\.$/);
    await expect(canvas.getByRole('heading', { name: 'Loading your experience...' })).toBeVisible();
  },
});

/** A message of three times the length, and code in one endless word, on the narrowest phone. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung wird geladen',
    snippets: ['Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'.repeat(4)],
  },
  globals: { viewport: { value: 'narrow' } },
});

// The play stops the clock before the loader is rendered, and can take it away again.
function Door(props: LoaderProps) {
  const [waiting, setWaiting] = useState(false);
  return (
    <>
      <Board tone="plain">
        <Stack gap="medium" align="start">
          <Button onClick={() => setWaiting(true)}>Come in</Button>
          <Button onClick={() => setWaiting(false)}>Be served</Button>
        </Stack>
      </Board>
      {waiting && <Loader {...props} />}
    </>
  );
}

const typedIn = (canvasElement: HTMLElement) => canvasElement.querySelector('code')?.textContent ?? '';
const tall = Array.from({ length: 14 }, (_, line) => `line ${line + 1}`).join('\n');

/** Code is typed at 50 ms a character, rests for a second and a half, and another piece begins. */
export const Typing = meta.story({
  tags: ['loading'],
  args: { snippets: ['<h1>', '<p>'], random: () => 0 },
  render: (args) => <Door {...args} />,
  play: async ({ canvas, canvasElement }) =>
    withStoppedClock(async (pass) => {
      canvas.getByRole('button', { name: 'Come in' }).click();
      await pass(0);
      await expect(typedIn(canvasElement)).toBe('');
      await pass(49);
      await expect(typedIn(canvasElement)).toBe('');
      await pass(1);
      await expect(typedIn(canvasElement)).toBe('<');
      await pass(150);
      await expect(typedIn(canvasElement)).toBe('<h1>');
      await pass(1499);
      await expect(typedIn(canvasElement)).toBe('<h1>');
      await pass(1 + 50);
      await expect(typedIn(canvasElement)).toBe('<');
      await pass(100);
      await expect(typedIn(canvasElement)).toBe('<p>');
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Loading your experience\.\.\.$/);
    }),
});

/** Of a long piece the last ten lines are seen. */
export const LastTenLines = meta.story({
  tags: ['many'],
  args: { snippets: [tall] },
  render: (args) => <Door {...args} />,
  play: async ({ canvas, canvasElement }) =>
    withStoppedClock(async (pass) => {
      canvas.getByRole('button', { name: 'Come in' }).click();
      await pass(0);
      await pass(50 * tall.length);
      await expect(typedIn(canvasElement).split('\n')).toEqual(tall.split('\n').slice(-10));
    }),
});

/** For those who asked for less movement, whole lines appear. */
export const ReducedMotion = meta.story({
  args: { snippets: ['<main>\n  <h1>Open</h1>'] },
  render: (args) => <Door {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const asked = spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ media, matches: media.includes('reduce') }) as MediaQueryList,
    );
    try {
      await withStoppedClock(async (pass) => {
        canvas.getByRole('button', { name: 'Come in' }).click();
        await pass(0);
        await expect(typedIn(canvasElement)).toBe('<main>');
        await pass(50 * 7);
        await expect(typedIn(canvasElement)).toBe('<main>\n  <h1>Open</h1>');
      });
    } finally {
      asked.mockRestore();
    }
  },
});

/** The page has loaded: nothing goes on typing behind it. */
export const Gone = meta.story({
  args: { snippets: ['a', 'b'], random: fn(() => 0) },
  render: (args) => <Door {...args} />,
  play: async ({ args, canvas }) =>
    withStoppedClock(async (pass) => {
      canvas.getByRole('button', { name: 'Come in' }).click();
      await pass(0);
      const before = mocked(args.random!).mock.calls.length;
      await pass(2000);
      await expect(args.random).toHaveBeenCalledTimes(before + 1);

      canvas.getByRole('button', { name: 'Be served' }).click();
      await pass(0);
      await pass(10_000);
      await expect(args.random).toHaveBeenCalledTimes(before + 1);
      await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    }),
});

/** Sent with the page: it says what it says, and begins to type when the script has come. */
export const BeforeScript = meta.story({
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<Loader {...args} />) }} />,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    await expect(canvas.getByRole('status')).toHaveTextContent(args.heading);
    await expect(typedIn(canvasElement)).toBe('');

    const mismatch = fn();
    const page = canvas.getByRole('status').parentElement!.parentElement!.parentElement!;
    const root = hydrateRoot(page, <Loader {...args} />, { onRecoverableError: mismatch });
    await waitFor(() => expect(typedIn(canvasElement)).not.toBe(''));
    await expect(mismatch).not.toHaveBeenCalled();
    root.unmount();
  },
});

/** One short piece of code, typed again and again. */
export const Least = meta.story({
  tags: ['least'],
  args: { snippets: ['<h1>Open</h1>'] },
  render: (args) => <Door {...args} />,
  play: async ({ canvas, canvasElement }) =>
    withStoppedClock(async (pass) => {
      canvas.getByRole('button', { name: 'Come in' }).click();
      await pass(0);
      await pass(50 * 13);
      await expect(typedIn(canvasElement)).toBe('<h1>Open</h1>');
      await pass(1500 + 50);
      await expect(typedIn(canvasElement)).toBe('<');
      await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    }),
});

/** A wait that tells a joke. */
export const JokeForNews = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { heading: 'Hang tight, our hamsters are warming up the servers just for you!' },
});
