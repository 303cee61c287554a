import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

const content = (
  <>
    <Heading id="find-us-heading" level={2} size="xlarge">
      Find us
    </Heading>
    <Text>Behind the market hall, under the green awning.</Text>
  </>
);

const meta = preview.meta({
  component: Section,
  args: { labelledBy: 'find-us-heading', children: content },
  parameters: { layout: 'fullscreen' },
});

/** A part of a page, with its name. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    const part = canvas.getByRole('region', { name: 'Find us' });
    await expect(part.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    const room = canvas.getByRole('heading').getBoundingClientRect().top - part.getBoundingClientRect().top;
    await expect(room).toBeGreaterThan(16);
  },
});

/** Where links lead to it: `#find-us`. */
export const WithAnchor = meta.story({
  args: { id: 'find-us' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Find us' })).toHaveAttribute('id', 'find-us');
  },
});

/** Set off from its neighbours. */
export const Tinted = meta.story({ args: { tone: 'tint' } });

/** A painted board. */
export const OnABoard = meta.story({ args: { tone: 'deep' } });

/** Text, in a column no wider than is good to read. */
export const Prose = meta.story({ args: { width: 'prose' }, globals: { viewport: { value: 'desktop' } } });

/** German, on the narrowest phone, from the right. */
export const LongWord = meta.story({
  args: {
    children: (
      <Heading id="find-us-heading" level={2} size="xlarge">
        Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung
      </Heading>
    ),
  },
  globals: { viewport: { value: 'narrow' }, direction: 'rtl' },
});
