export const growers = {
  heading: 'Where it came from, and how far',
  lead: 'Six people feed us. Two of them would like it known that they were first.',
  items: {
    fish: {
      mark: '40 yards',
      name: 'Davey Pringle, the fish',
      text: 'Lands at five, rings at six, at the back door by ten past. If Davey stays in bed it’s herring from the barrel.',
    },
    wheat: {
      mark: '31 miles',
      name: 'The Straughans, the flour',
      text: 'Heritage wheat from above Rothbury, stone-milled in a shed that shakes. Nina can tell which brother milled it.',
    },
    greens: {
      mark: '4 miles',
      name: 'Earsdon allotments, the greens',
      text: 'Plot nineteen, plot twenty and a long feud. We buy from both, on different days.',
    },
    cheese: {
      mark: '22 miles',
      name: 'Jess Milburn, the sheep’s cheese',
      text: 'Ninety ewes outside Stamfordham. Each wheel has a name on the rind. You may be eating Patricia.',
    },
    oil: {
      mark: '1,640 miles',
      name: 'Cousin Salvo, the oil and the red',
      text: 'Four hundred trees at Castelbuono. It comes twice a year in a van that has never passed anything first time.',
    },
    lemons: {
      mark: '1,655 miles',
      name: 'Uncle Nino, the lemons',
      text: 'Same van, wrapped in the football pages. He is eighty-eight and still says they were bigger before.',
    },
  },
};

export const never = {
  heading: 'And what we don’t buy',
  items: {
    bass: { name: 'Farmed sea bass', text: 'There’s a sea outside. We asked it.' },
    asparagus: { name: 'Asparagus in November', text: 'It hasn’t come a long way to see you. It’s lost.' },
    truffle: { name: 'Truffle oil', text: 'No.' },
  },
};
