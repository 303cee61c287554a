import type { Content } from '../schema.ts';

export const people = {
  heading: 'Four people, on plates',
  lead: 'Nina had us painted for the opening. The plates were meant to be a joke and are now the only portraits we own.',
  items: [
    {
      name: 'Rosa Amato cooks',
      note: 'Kitchen end, standing',
      story: [
        'From Cefalù by way of a school canteen in Wallsend, where she fed four hundred at a time and nobody passed anything. She wanted it the other way round.',
      ],
      picture: { kind: 'drawing', name: 'dark-plait' },
    },
    {
      name: 'Alan Liddle pours',
      note: 'Wherever your glass is empty',
      story: [
        'Nineteen years on the trawlers, so he can carry six plates on a moving floor. Ours doesn’t move, which he finds unsettling.',
      ],
      picture: { kind: 'drawing', name: 'ginger-beard' },
    },
    {
      name: 'Nina bakes',
      note: 'The counter, Tuesday to Saturday',
      story: [
        'Their daughter. Up at three, gone by one, and the reason there is a queue on the stairs. She has been to your table; you were asleep.',
      ],
      picture: { kind: 'drawing', name: 'headscarf' },
    },
    {
      name: 'Kenny washes up',
      note: 'You’ll hear him',
      story: [
        'Mended nets in this loft for thirty-one years and came back for the company. Fifty-six plates an hour. He has asked us to say he prefers the second sitting.',
      ],
      picture: { kind: 'drawing', name: 'flat-top' },
    },
  ],
} satisfies Content['people'];
