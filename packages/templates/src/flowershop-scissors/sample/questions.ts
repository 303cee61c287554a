import type { Content } from '../schema.ts';

export const questions = {
  heading: 'Good questions',
  items: [
    {
      question: 'Can I choose the colours?',
      answer:
        'Choose a mood: loud, quiet or white. Nell picks the stems at six in the morning, so she sees more than we could promise.',
      about: 'booking',
    },
    {
      question: 'What if nobody’s in?',
      answer: 'We try a neighbour, then a shady step, and text you a photo of where they are.',
      about: 'booking',
    },
    {
      question: 'How long will they last?',
      answer:
        'Five to eight days. Cut an inch off, change the water on day three, keep them off the fruit bowl’s shelf.',
      about: 'booking',
    },
    {
      question: 'Will you write the card for me?',
      answer:
        'In Bea’s best hand, on brown card, exactly as you spell it. If it’s blank we write “from someone who should have said more”, and it has worked twice.',
      about: 'booking',
    },
    {
      question: 'Can you send further than Edinburgh?',
      answer:
        'East Lothian, as the van goes home that way. Further than that they’d be tired, and so would we.',
      about: 'booking',
    },
    {
      question: 'Are they safe for cats?',
      answer: 'Say so on the card box. We never sell lilies and will leave out foxgloves and tulips.',
      about: 'booking',
    },
    {
      question: 'What do I do first?',
      answer:
        'Cut an inch off, on a slant, with something sharper than the bread knife. Take off any leaf that would sit in water.',
    },
    {
      question: 'Do the sachets of food work?',
      answer: 'So does changing the water on day three, and it’s free. We don’t give sachets.',
    },
    {
      question: 'Where shouldn’t they stand?',
      answer:
        'By the fruit bowl: ripening fruit tells flowers their time is up. Not over a radiator, not in the sun.',
    },
    {
      question: 'The tulips are bending.',
      answer:
        'They’re still growing. Roll them in newspaper up to the neck, stand them in water overnight, and apologise.',
    },
    {
      question: 'Is the dog allowed in?',
      answer: 'Yes. There’s already one, called Compost. He’ll be under the bench.',
      about: 'visit',
    },
    {
      question: 'Can I park?',
      answer:
        'For ten minutes on Saxe Row with the lights flashing and a guilty face. Otherwise Raeburn Street, metered.',
      about: 'visit',
    },
    {
      question: 'Can I watch?',
      answer:
        'Till ten we’re tying and won’t look up. After ten Bea will show you a spiral and you’ll never unsee it.',
      about: 'visit',
    },
    { question: 'Do you take cash?', answer: 'Yes, and cards, and jugs.', about: 'visit' },
  ],
} satisfies Content['questions'];
