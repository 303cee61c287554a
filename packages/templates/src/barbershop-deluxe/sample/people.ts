import type { Content } from '../schema.ts';

export const people = {
  heading: 'Three chairs',
  lead: 'Otto is eight in Italian, Ava is the same from both ends, and Tam is Mat in the mirror.',
  items: [
    {
      name: 'Otto',
      role: 'Chair one, Tuesday to Saturday',
      note: 'Scissors, side partings and anybody over sixty. Eighth child of eight, at number eight.',
      story: ['Ottavio Conti has had scissors in his hand since his feet first reached the footrest.'],
      picture: {
        kind: 'drawing',
        name: 'grey-moustache',
        alt: 'Portrait of Otto: grey hair combed straight back, round glasses, a large moustache',
      },
    },
    {
      name: 'Ava',
      role: 'Chair two, Wednesday to Saturday',
      note: 'Fades, twists, line-ups, and the straightest edge on either bank of the Clyde.',
      story: ['Ava Adeyemi cuts edges you could hang a picture by.'],
      picture: {
        kind: 'drawing',
        name: 'cropped-hoops',
        alt: 'Portrait of Ava: close-cropped hair with a line shaved into it, and two large hoops',
      },
    },
    {
      name: 'Tam',
      role: 'Chair three, Thursday to Saturday',
      note: 'Shaves and beards. Nineteen years on the night bus: nothing you say at half past ten will shock him.',
      story: ['Tam Gilchrist drove the night bus for nineteen years and shaved in lay-bys.'],
      picture: {
        kind: 'drawing',
        name: 'ginger-beard',
        alt: 'Portrait of Tam: a shaved head, pink cheeks and a full ginger beard',
      },
    },
  ],
} satisfies Content['people'];
