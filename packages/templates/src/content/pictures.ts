import { Type, type Static } from 'typebox';
import { group, line, optional } from './fields.ts';

const alt = line(
  {
    title: 'What it shows',
    description: 'For those who do not see it, and for search engines. One plain sentence.',
    example: 'Three barbers’ chairs by the window, in the morning',
  },
  { most: 200 },
);

const perCent = (title: string, description: string) =>
  Type.Integer({ title, description, examples: [50], minimum: 0, maximum: 100 });

const file = Type.String({
  title: 'File',
  description: 'The picture as it was uploaded, by its name.',
  examples: ['shop-front.jpg'],
  minLength: 1,
  maxLength: 120,
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$',
});

const drawing = Type.String({
  title: 'Drawing',
  description: 'One of the design’s own, by its name. A design that has none of that name shows nothing.',
  examples: ['shop-front'],
  minLength: 1,
  maxLength: 40,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
});

const photo = {
  kind: Type.Literal('photo'),
  file,
  alt,
  focus: optional(
    group(
      {
        x: perCent('From the left', 'In per cent of the width.'),
        y: perCent('From the top', 'In per cent of the height.'),
      },
      {
        title: 'What must not be cut off',
        description: 'The point that stays in sight however it is cut.',
      },
    ),
  ),
  drawing: optional(drawing),
};

/** Where only a photograph makes sense: before and after. */
export const photoOf = (title: string) =>
  group(photo, {
    title,
    description: 'A photograph of yours. A drawing can be named that stands in for it where all is drawn.',
  });

const Photo = photoOf('Photograph');

const Drawn = group(
  { kind: Type.Literal('drawing'), name: drawing, alt: optional(alt) },
  { title: 'Drawing', description: 'A drawing of the design’s. Without words of its own it is an ornament.' },
);

const None = group(
  { kind: Type.Literal('none') },
  { title: 'Nothing', description: 'The design closes the gap.' },
);

/**
 * What may stand wherever a business would show a picture: a photograph, a drawing by its name, or nothing. Its title says
 * which picture it is, for a form may ask for several on one page.
 */
export const pictureOf = (title: string) =>
  Type.Union([Photo, Drawn, None], { title, description: 'A photograph, a drawing or nothing.' });
export type Picture = Static<ReturnType<typeof pictureOf>>;

/** For a drawing that stands before or beside something else, where a photograph would be in the way. */
export const DrawingOnly = Type.Union([Drawn, None], {
  title: 'Drawing',
  description: 'A drawing or nothing.',
});
