import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Toast, ToastShelf } from './Toast.tsx';

const meta = preview.meta({
  component: Toast,
  args: {
    tone: 'success' as const,
    title: 'Done',
    message: 'Your message has been received, check your email!',
    closeLabel: 'Close',
    duration: 60_000,
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <ToastShelf label="Notices ({hotkey})">
        <Story />
      </ToastShelf>
    ),
  ],
});

const page = within(document.body);

/** It went well. */
export const Success = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(page.getByRole('region', { name: 'Notices (F8)' })).toHaveTextContent(/^Done/);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** It did not. */
export const Problem = meta.story({
  args: { tone: 'error', title: 'Problem', message: 'We couldn’t start your payment.' },
});
