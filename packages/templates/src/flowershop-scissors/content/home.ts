import type { PinnedNotesProps } from '../sections/PinnedNotes/index.ts';

export const hero = {
  heading: 'Flowers with\nthe mud\n*still on*',
  lead: 'Grown in East Lothian, cut before seven, tied in Stockbridge and on an Edinburgh table by noon.',
  note: 'Bouquets from £18',
  collage: 'Cut-paper collage: poppies, anemones, tulips, foxgloves and fronds on patches of coloured paper',
};

export const nell = {
  heading: 'Nell digs it, cuts it, ties it',
  paragraphs: [
    'Nell Sorrel was a land surveyor until a walled garden near Aberlady came up for rent with a roof on the bothy. That was 2014. She surveyed it, dug it, and filled it with things that don’t travel well.',
    'The shop opened so the flowers would only have to go nineteen miles. Nell drives in at half past six; Iain and Bea tie until the van leaves at ten.',
  ],
  moral: 'If it isn’t in the garden, it isn’t in the window.',
  portrait: 'Portrait of Nell Sorrel in a leaf-green apron, red hair tied up, holding an armful of flowers',
};

export const cards = {
  heading: 'Cards we wrote out last month',
  lead: 'Shown with their senders’ leave.',
  notes: [
    { text: 'Sorry about the fence. And the hedge.', by: 'To No. 14, with a big apology' },
    { text: 'Ninety! You were right about Derek.', by: 'To Mum, with a Sunday visit' },
    { text: 'It’s only an exam. We love you anyway.', by: 'To Isla, with a milk jug' },
    {
      text: 'They rang to say the peonies weren’t good enough that day, sent roses instead, and gave me change.',
      by: 'To us, from Fiona M., Comely Bank',
    },
  ],
} satisfies PinnedNotesProps;
