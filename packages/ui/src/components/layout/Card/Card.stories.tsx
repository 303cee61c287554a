import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Container, Grid, Picture, Text } from '../../../primitives/index.ts';
import { leadsTo } from '../../../testing/leadsTo.ts';
import { photo } from '../../../testing/photo.ts';
import { ButtonLink } from '../../actions/Button/Button.tsx';
import { Plate } from '../../text/Plate/Plate.tsx';
import { Card } from './Card.tsx';

const loaf = photo('loaf', 'A loaf on a board');

const full = {
  href: '/courses/evening',
  kicker: <Plate label="Six evenings" />,
  media: <Picture {...loaf} />,
  children: <Text>Sourdough for beginners, from a starter to a loaf that stands up.</Text>,
};

const meta = preview.meta({
  component: Card,
  args: { heading: 'Evening course', headingLevel: 2 as const },
  decorators: [
    (Story) => (
      <Container>
        <Grid narrowest="medium">
          <Story />
        </Grid>
      </Container>
    ),
  ],
});

/** A name in a frame: nothing to press. */
export const NameOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Evening course' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** A picture, a kind, a name that leads on, and a few words. */
export const Usual = meta.story({
  args: full,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(leadsTo(canvas.getByRole('img'))).toBe('/courses/evening');
    await expect(leadsTo(canvas.getByText('Six evenings'))).toBe('/courses/evening');
    await expect(leadsTo(canvas.getByText(/loaf that stands/))).toBe('/courses/evening');
  },
});

/** Something to do besides: it keeps its own way, and lies in no other link. */
export const WithActions = meta.story({
  args: {
    ...full,
    actions: (
      <ButtonLink href="/courses/evening/book" size="small">
        Book a bench
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(leadsTo(canvas.getByText('Book a bench'))).toBe('/courses/evening/book');
    await expect(leadsTo(canvas.getByText('Evening course'))).toBe('/courses/evening');
    await expect(canvas.getByRole('article').querySelector('a a, a button')).toBeNull();
  },
});

/** Paper on any ground, at any hour. */
export const OnPaper = meta.story({ args: { ...full, tone: 'paper' } });

/** Each card has its own name for a screen reader and by keyboard. */
export const ByKeyboard = meta.story({
  args: full,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Evening course' })).toHaveFocus();
  },
});

/** German, a word without end, a narrow phone. */
export const LongWords = meta.story({
  args: {
    ...full,
    heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
    kicker: <Plate label="Sauerteigbrotbackkursanmeldung" />,
  },
  globals: { viewport: { value: 'narrow' } },
});

/** Cards of one row are as tall as the tallest. */
export const Many = meta.story({
  render: (args) => (
    <Grid narrowest="small">
      {['Flatbread', 'Rye and seeds', 'Brioche'].map((heading, place) => (
        <Card key={heading} {...args} heading={heading} {...(place === 1 && full)} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

/** The picture never came: its words stand in its place. */
export const MissingPicture = meta.story({
  args: { ...full, media: <Picture {...loaf} src="data:image/png;base64,AAAA" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A loaf on a board' })).toBeVisible();
  },
});

/** A heading that could be any card’s. */
export const NamedReadMore = meta.story({
  tags: ['dont', '!test', '!dev', '!autodocs'],
  args: { ...full, heading: 'Read more' },
});
