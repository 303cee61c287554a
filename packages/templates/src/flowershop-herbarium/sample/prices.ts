import type { Content } from '../schema.ts';

export const prices = {
  heading: 'By the bunch',
  groups: [
    {
      heading: 'Today’s sheets',
      note: 'What’s in the buckets, lying flat. The price is the last line of the label.',
      items: [
        {
          name: 'Consolida ajacis',
          mark: 'Larkspur',
          note: 'Field 2, row 9. 14.vii, six a.m., dew on',
          price: 180,
          per: 'a stem',
          picture: { kind: 'drawing', name: 'larkspur-top' },
        },
        {
          name: 'Helenium autumnale',
          mark: 'Sneezeweed',
          note: 'Field 1, by the water butt. 14.vii. Does not make you sneeze',
          price: 160,
          per: 'a stem',
          picture: { kind: 'drawing', name: 'helenium' },
        },
        {
          name: 'Dryopteris filix-mas',
          mark: 'Male fern',
          note: 'The yard, north wall. 13.vii. Outlasts whatever it’s with',
          price: 80,
          per: 'a frond',
          picture: { kind: 'drawing', name: 'fern' },
        },
        {
          name: 'Scabiosa caucasica',
          mark: 'Scabious',
          note: 'Field 2, row 3. 14.vii. Bees were asked to leave',
          price: 140,
          per: 'a stem',
          picture: { kind: 'drawing', name: 'scabious' },
        },
        {
          name: 'Nigella damascena',
          mark: 'Love-in-a-mist',
          note: 'Field 2, in the path. 14.vii. Sowed itself. We took the hint',
          price: 90,
          per: 'a stem',
          picture: { kind: 'drawing', name: 'nigella' },
        },
        {
          name: 'Lathyrus odoratus',
          mark: 'Sweet pea',
          note: 'Canes, row 1. 14.vii. Pick it daily or it sulks',
          price: 450,
          per: 'for ten',
          picture: { kind: 'drawing', name: 'sweet-pea' },
        },
        {
          name: 'Papaver somniferum',
          mark: 'Poppy heads',
          note: 'Field 1, after the petals. 12.vii. Perfectly legal. We checked',
          price: 120,
          per: 'a head',
          picture: { kind: 'drawing', name: 'poppy' },
        },
        {
          name: 'Briza maxima',
          mark: 'Quaking grass',
          note: 'Edge of the lane. 13.vii. First time it’s kept still',
          price: 60,
          per: 'a stem',
          picture: { kind: 'drawing', name: 'quaking-grass' },
        },
        {
          name: 'Rosa, long-stemmed, red',
          mark: 'Red rose',
          note: 'Not found in Caversham. Try the garage, by the charcoal. Sheet wanting since 2017',
          soldOut: true,
        },
      ],
    },
    {
      heading: 'Tied, from what’s on the step',
      items: [
        { name: 'Jam jar', note: 'Nine stems and a bit of fern', price: 1400 },
        { name: 'Kitchen table', note: 'Twenty stems, two of them surprising', price: 2600 },
        { name: 'Landing', note: 'For people with stairs', price: 3800 },
        { name: 'Both arms', note: 'You’ll need the door held', price: 5500 },
      ],
    },
    {
      heading: 'Taken there',
      items: [
        { name: 'On foot, RG1', note: 'Mina’s nephew. He’s quick', price: 300 },
        { name: 'By van, RG2 to RG6', note: 'Before one if ordered by ten', price: 700 },
        { name: 'The sheet as well', note: 'One pressed stem, mounted, with its label', price: 1800 },
      ],
    },
  ],
  footnote: 'Labels are typed while you wait. Spelling of the Latin is guaranteed; of your aunt, less so.',
} satisfies Content['prices'];
