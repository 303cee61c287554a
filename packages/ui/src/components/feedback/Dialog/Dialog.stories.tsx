import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { isPicture } from '#storybook/piecePage/isPicture';
import preview from '#storybook/preview';
import { Text } from '../../../primitives/index.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** Opened by a press, as on a page; a screenshot cannot press it, so there it is open from the start. */
function Opened(props: DialogProps) {
  const [open, setOpen] = useState(isPicture && props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

interface Play {
  canvas: { getByRole: typeof screen.getByRole };
  userEvent: { click: (element: Element) => Promise<void> };
}

const open = async ({ canvas, userEvent }: Play) => {
  const opener = canvas.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  return { opener, dialog: await screen.findByRole<HTMLDialogElement>('dialog') };
};

const meta = preview.meta({
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    heading: 'Delete your account?',
    children: <Text>Your orders stay with us for the tax office. Everything else goes for good.</Text>,
    labels: { close: 'Close' },
  },
  render: Opened,
  parameters: {
    states: ['least', 'usual', 'long-words', 'many', 'open', 'closed', 'keyboard'],
  },
});

/** The least: a heading, a line, and a way out of it. */
export const Least = meta.story({
  tags: ['least', 'open'],
  play: async (context) => {
    const { opener, dialog } = await open(context);
    await expect(dialog).toHaveAccessibleName('Delete your account?');
    await expect(within(dialog).getByRole('heading', { level: 2 })).toHaveTextContent('Delete your account?');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });

    await context.userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(context.args.onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    await open(context);
  },
});

/** A question with its answers. The harmless one comes last, where the thumb is. */
export const Usual = meta.story({
  tags: ['usual', 'open'],
  args: {
    actions: (
      <>
        <Button>Delete everything</Button>
        <Button tone="quiet">Keep my account</Button>
      </>
    ),
  },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('button', { name: 'Delete everything' })).toBeVisible();
  },
});

/** The visitor has not opened it yet: it is nowhere on the page, and the server sends none of it. */
export const Closed = meta.story({
  tags: ['closed'],
  args: { open: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(renderToString(<Dialog {...args} />)).toBe('');
  },
});

const trades = ['Barbershop', 'Restaurant', 'Personal Trainer', 'Gyms', 'Flowershop', 'Photography'];

/** A sheet from below, within a thumb’s reach: for what is chosen on a phone. */
export const FromBelow = meta.story({
  tags: ['open'],
  args: {
    from: 'bottom',
    heading: 'Filters',
    children: trades.map((trade) => <Checkbox key={trade} label={trade} />),
    actions: <Button>Show 15 templates</Button>,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    const { dialog } = await open(context);
    await expect(dialog.getBoundingClientRect().left).toBe(0);
  },
});

/** A sheet from the side where a line ends, as tall as the screen; from the other one where reading runs that way. */
export const FromTheEnd = meta.story({
  tags: ['open', 'many'],
  args: {
    from: 'end',
    heading: 'Every trade',
    children: [...trades, 'Consulting', 'Education', 'Health', 'Technology', 'Marketing', 'Real Estate']
      .flatMap((trade) => [trade, `${trade}, abroad`, `${trade}, at sea`])
      .map((trade) => <Checkbox key={trade} label={trade} />),
    actions: <Button>Show them</Button>,
  },
  globals: { viewport: { value: 'tablet' }, direction: 'rtl' },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('button', { name: 'Show them' })).toBeVisible();
  },
});

/** A press beside it closes it. One that only ends there, after marking words, does not. */
export const PressBeside = meta.story({
  play: async (context) => {
    const { dialog } = await open(context);
    const beside = { clientX: 2, clientY: 2 };
    const words = screen.getByText(/^Your orders/);
    await fireEvent.pointerDown(words);
    await fireEvent.click(dialog, beside);
    await expect(dialog).toBeVisible();

    await fireEvent.pointerDown(dialog, beside);
    await fireEvent.click(dialog, beside);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
});

/** The browser closes it unasked, as it does when Escape is pressed twice: the page that opened it is told. */
export const ClosedByTheBrowser = meta.story({
  play: async (context) => {
    const { dialog, opener } = await open(context);
    dialog.close();
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await expect(opener).toHaveFocus();
  },
});

/** Long words. */
export const LongWords = meta.story({
  tags: ['long-words', 'open'],
  args: {
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung löschen?',
    children: (
      <Text>
        Ihre Bestellungen bleiben zehn Jahre aufbewahrt: Donaudampfschifffahrtsgesellschaftskapitänsmütze.
      </Text>
    ),
    actions: (
      <>
        <Button>Rindfleischetikettierungsüberwachungsaufgabe löschen</Button>
        <Button tone="quiet">Behalten</Button>
      </>
    ),
    labels: { close: 'Schließen' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const { dialog } = await open(context);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** Opened, gone through and left without a mouse: the page behind cannot be reached. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  args: { actions: Usual.composed.args.actions },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete everything' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Open', hidden: true }).focus();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);

    // The browser turns Escape into this event; no script can press that key.
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
});

/** Buttons that only agree or refuse. */
export const YesOrNo = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: {
    actions: (
      <>
        <Button>Yes</Button>
        <Button tone="quiet">No</Button>
      </>
    ),
  },
});
