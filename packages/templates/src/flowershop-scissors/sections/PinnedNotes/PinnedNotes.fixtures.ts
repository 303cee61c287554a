import type { PinnedNotesProps } from './PinnedNotes.tsx';

export const cafe = {
  heading: 'Left on the tray',
  lead: 'Pinned up as found, crumbs brushed off.',
  notes: [
    { text: 'Sorry about the piano.', by: 'Table four' },
    { text: 'We got engaged over the second scone.', by: 'R. and J., window seat' },
    { text: 'Your dog ate my crossword and got nine across.', by: 'Mr Pell, most days' },
    {
      text: 'I came in to get out of the rain in 2011 and have been dry every Thursday since.',
      by: 'Oona, the corner by the radiator',
    },
  ],
} satisfies PinnedNotesProps;
