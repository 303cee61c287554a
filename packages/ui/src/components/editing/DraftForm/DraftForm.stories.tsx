import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/Button/Button.tsx';
import { Field } from '../../forms/Field/Field.tsx';
import { DraftForm } from './DraftForm.tsx';

const meta = preview.meta({
  component: DraftForm,
  args: {
    formAction: '/draft',
    children: (
      <>
        <Field name="name" label="Name" defaultValue="Ada" />
        <Button type="submit" name="remove" value="name">
          Take it out
        </Button>
      </>
    ),
    onValues: fn(),
    onSubmit: fn(),
  },
});

const lastName = (onValues: unknown) =>
  (onValues as ReturnType<typeof fn<(values: FormData) => void>>).mock.lastCall?.[0].get('name');

/** Read once the script has loaded, and at every letter. */
export const AsTyped = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(args.onValues).toHaveBeenLastCalledWith(expect.any(FormData), 'read');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!');
    await expect(args.onValues).toHaveBeenLastCalledWith(expect.any(FormData), 'changed');
    await expect(lastName(args.onValues)).toBe('Ada!');
  },
});

/** Enter sends the form as it stands, and presses none of the buttons of its rows. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const pressed = fn();
    canvas.getByRole('button', { name: 'Take it out' }).addEventListener('click', pressed);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(pressed).not.toHaveBeenCalled();
  },
});

/** A button with a `formMethod` of its own is left to the browser: what it sends leaves the page. */
export const SentAnotherWay = meta.story({
  args: {
    method: 'get',
    children: (
      <>
        <Field name="name" label="Name" defaultValue="Ada" />
        <Button type="submit" name="of" value="draft" formAction="/links" formMethod="post">
          Make a link
        </Button>
      </>
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    const sent = fn((event: SubmitEvent) => {
      const isLeft = !event.defaultPrevented;
      event.preventDefault();
      return isLeft;
    });
    addEventListener('submit', sent, { once: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }));
    await expect(sent).toHaveReturnedWith(true);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** What is wrong stands beside its field; nothing keeps the form from being sent. */
export const WithErrors = meta.story({
  args: { errors: { name: 'This is too long.' } },
  play: async ({ canvas, args, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('This is too long.');
    await userEvent.clear(name);
    await userEvent.type(name, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
