export const questionsPage = {
  heading: 'Questions',
  lead: 'Asked at the window, answered by Maureen, written down by somebody slower.',
  mark: '2.0 m',
  notice: 'Nobody touches the bottom here. Ask anyway.',
  panel: 'A mosaic: a heron in the shallows, waiting',
};

export const swimming = {
  heading: 'In the water',
  items: [
    {
      question: 'Do I have to wear a cap?',
      answer:
        'Only if your hair is long enough to introduce itself to the next lane. We have spare ones. They are all green.',
    },
    {
      question: 'Is it very chlorinated?',
      answer:
        'Less than you would think: ultraviolet does most of the work now. Shower first and there is less for either to do.',
    },
    {
      question: 'Can I book a lane?',
      answer: 'No. You can share one, which is how people have met their husbands.',
    },
    {
      question: 'When is it quietest?',
      answer:
        'Two till half three on weekdays, and Sunday at half past eight. Never Saturday at one: see the octopus.',
    },
  ],
};

export const practical = {
  heading: 'Out of it',
  items: [
    {
      question: 'Where do hearing aids and glasses go?',
      answer: 'In the numbered trays by the lifeguard’s chair, who watches them harder than the swimmers.',
    },
    {
      question: 'May I bring a baby?',
      answer:
        'From eight weeks, in two nappies. The shallow end is warmest at ten in the morning, when aqua has stirred it.',
    },
    {
      question: 'Verruca, plaster, new tattoo?',
      answer: 'Sock, waterproof, and not for a fortnight, in that order.',
    },
    {
      question: 'Can you hire the whole place?',
      answer: 'Saturday evenings from half past six, £180 an hour with two lifeguards. Octopus £25 extra.',
    },
    {
      question: 'Is the heron real?',
      answer:
        'No. She has been standing over the slipper baths since 1908 and has only ever caught people’s eye.',
    },
  ],
};

export const notHere = {
  heading: 'Not on the list?',
  lead: 'Ring the window between six in the morning and a quarter to ten at night. It will be Maureen, or somebody she has trained.',
};
