import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Link, LinkProvider, type AnchorProps } from './Link.tsx';

const meta = preview.meta({ component: Link, args: { href: '/prices', children: 'Prices' } });

/** With no router about, a plain link that the browser follows. */
export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/prices');
  },
});

/** The page that is shown. */
export const Current = meta.story({
  args: { 'aria-current': 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Prices');
  },
});

const arrive = fn();

// Stands for an app’s own: it changes the page and leaves the document alone.
function RouterLink({ href, children, ...anchor }: AnchorProps) {
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        arrive(href);
      }}
    >
      {children}
    </a>
  );
}

/** In an app, through the app’s own router: the page changes and the document stays. */
export const ThroughARouter = meta.story({
  beforeEach: () => {
    arrive.mockClear();
  },
  render: (args) => (
    <LinkProvider link={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Prices' }));
    await expect(arrive).toHaveBeenCalledWith('/prices');
  },
});

/** By keyboard alone. */
export const KeyboardOnly = ThroughARouter.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(arrive).toHaveBeenCalledWith('/prices');
  },
});

/** Words that name no place. */
export const ClickHere = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { children: 'Click here' },
});
