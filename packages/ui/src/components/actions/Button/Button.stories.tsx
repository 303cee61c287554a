import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { asWithoutScript } from '../../../testing/asPrinted.ts';
import { Board } from '#storybook/Board';
import { Stack } from '../../../primitives/index.ts';
import { Button, ButtonLink, type ButtonProps } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Send', onClick: fn() },
});

/** Does what it says, once a press. */
export const Usual = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    // Nothing is sent by a button that was not made to send.
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Without script only a button that submits or resets a form can be pressed: the others are not rendered. */
export const WithoutScript = meta.story({
  render: (args) => (
    <Stack gap="medium" align="start">
      <Button {...args}>Log out</Button>
      <Button {...args} type="submit" />
      <ButtonLink href="/prices">See the prices</ButtonLink>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await asWithoutScript(async () => {
      await expect(canvas.getByRole('button')).toHaveAccessibleName('Send');
      await expect(canvas.getByRole('link', { name: 'See the prices' })).toBeVisible();
    });
  },
});

const tones = ['plain', 'action', 'spark', 'accent', 'paper', 'outline', 'quiet'] as const;

/** Every tone, on the page itself. */
export const Tones = meta.story({
  render: (args) => (
    <Stack gap="medium" align="start">
      {tones.map((tone) => (
        <Button key={tone} {...args} tone={tone}>
          {tone}
        </Button>
      ))}
    </Stack>
  ),
});

/** The same on a painted board: `action` and `outline` take the board’s own colours. */
export const TonesOnABoard = Tones.extend({
  decorators: [
    (Story) => (
      <Board>
        <Story />
      </Board>
    ),
  ],
});

/** Small in a crowded row, medium, and large for the one thing a page sells. Each takes a thumb. */
export const Sizes = meta.story({
  render: (args) => (
    <Stack gap="medium" align="start">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} {...args} size={size}>
          {size}
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().height);
    await expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    await expect(heights[0]).toBeGreaterThanOrEqual(44);
  },
});

/** Words alone line up with what is above and below them, in any size. */
export const QuietInLine = meta.story({
  render: (args) => (
    <Stack gap="medium" align="start">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} {...args} tone="quiet" size={size}>
          {size}
        </Button>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const words = document.createRange();
      words.selectNodeContents(button);
      await expect(words.getBoundingClientRect().left).toBe(
        button.parentElement!.getBoundingClientRect().left,
      );
    }
  },
});

/** As wide as its column. */
export const Wide = meta.story({ args: { wide: true, tone: 'spark' } });

/** Disabled: the Tab key skips it too. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send' });
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** Busy: it keeps the focus, says that it cannot be pressed, and takes no second press. */
export const Busy = meta.story({
  args: { busy: true, children: 'Sending…' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending…' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A busy button in a form keeps the form from being sent. */
export const BusyInAForm = meta.story({
  args: { busy: true, type: 'submit', children: 'Sending…' },
  render: (args) => (
    <form onSubmit={() => args.onClick?.({} as Parameters<NonNullable<ButtonProps['onClick']>>[0])}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** A link that matters as much as a button does. */
export const AsALink = meta.story({
  render: () => (
    <ButtonLink href="/templates" tone="action">
      Choose your website
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Choose your website' });
    await expect(link).toHaveAttribute('href', '/templates');
    await expect(link).not.toHaveAttribute('target');
  },
});

/** A link that opens a new tab says so, with a longer accessible name or without one. */
export const AsALinkInANewTab = meta.story({
  render: () => (
    <Stack gap="medium" align="start">
      <ButtonLink href="/demos/classic" newTab="(opens in a new tab)">
        View Demo
      </ButtonLink>
      <ButtonLink href="/demos/volt" newTab="(opens in a new tab)" label="View Demo of Trainer Volt">
        View Demo
      </ButtonLink>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of ['View Demo (opens in a new tab)', 'View Demo of Trainer Volt (opens in a new tab)']) {
      const link = canvas.getByRole('link', { name });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  },
});

/** Beside other things it keeps its words in one line, as long as the container has that width. */
export const QuietInOneLine = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      <form>
        <Button tone="quiet" type="submit">
          Clear Filters
        </Button>
      </form>
      <p>Showing 2 of 15 templates</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Clear Filters' });
    const words = document.createRange();
    words.selectNodeContents(button);
    await expect(words.getClientRects()).toHaveLength(1);
  },
});

/** By keyboard alone: reached in order, pressed with Enter and with the space bar, and the focus is seen. */
export const KeyboardOnly = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Send' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** German, a word without end, the narrowest phone: it grows and breaks, and nothing is cut. */
export const LongWords = meta.story({
  args: { children: 'Kostenpflichtig bestellen und Zahlungsbestätigung anfordern' },
  render: (args) => (
    <Stack gap="medium" align="start">
      <Button {...args} />
      <Button {...args} tone="quiet">
        Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung
      </Button>
    </Stack>
  ),
  globals: { viewport: { value: 'narrow' } },
});

/** A word that agrees to anything. */
export const SaysNothing = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { children: 'OK' },
});

/** Out of reach while it works. */
export const DisabledAtWork = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { disabled: true, children: 'Sending…' },
});
