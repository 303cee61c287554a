import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { MenuSheet } from './MenuSheet.tsx';

const meta = preview.meta({
  component: MenuSheet,
  args: {
    labels: { menu: 'Menu', close: 'Close' },
    children: (
      <nav aria-label="Menu">
        <a href="/prices">Prices</a> <a href="/find-us">Find us</a>
      </nav>
    ),
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1' } },
});

/** Behind its burger. How it behaves once open is told by the Navbar’s stories. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Menu')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** By keyboard alone: opened, looked through, and closed by the burger it was opened with. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const burger = canvasElement.querySelector('summary')!;
    await expect(burger).toHaveFocus();
    burger.click();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Prices' })).toHaveFocus());
    await expect(canvas.getByText('Close')).toBeVisible();

    await userEvent.tab({ shift: true });
    await expect(burger).toHaveFocus();
    burger.click();
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument());
    await expect(burger).toHaveFocus();
  },
});
