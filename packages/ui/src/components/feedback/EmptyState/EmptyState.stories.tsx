import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Board } from '#storybook/Board';
import { Button, ButtonLink } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyState,
  args: { heading: 'No posts found', headingLevel: 2 as const },
  parameters: { states: ['least', 'usual', 'long-words'] },
});

/** The least: what is not there. */
export const HeadingOnly = meta.story({
  tags: ['least'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No posts found' })).toBeVisible();
  },
});

/** With the way back, and another way on. */
export const Usual = meta.story({
  tags: ['usual'],
  args: {
    heading: 'No templates found matching your criteria',
    headingLevel: 3,
    text: 'Yours may be the first shop of its kind.',
    children: (
      <>
        <Button>Clear Filters</Button>
        <ButtonLink href="/pricing#quote" tone="quiet">
          Ask for one
        </ButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for one' })).toHaveAttribute('href', '/pricing#quote');
  },
});

/** With a drawing of your own. */
export const OwnDrawing = meta.story({
  args: { heading: 'No messages yet', drawing: <Icon kind="waiting" size="huge" /> },
});

/** On a painted board. */
export const OnPaint = meta.story({
  args: { text: 'We write one a month.' },
  render: (args) => (
    <Board>
      <EmptyState {...args} />
    </Board>
  ),
});

/** Long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Keine Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung gefunden',
    text: 'Vielleicht ist Ihr Geschäft das erste seiner Art. Die Donaudampfschifffahrtsgesellschaft war es auch.',
    children: <Button>Alle Filtereinstellungen zurücksetzen</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
});

/** An apology and no way on. */
export const NoWayOn = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { heading: 'Oops! No results found', text: 'Sorry about that.' },
});
