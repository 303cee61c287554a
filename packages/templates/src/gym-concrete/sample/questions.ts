import type { Content } from '../schema.ts';

export const questions = {
  heading: 'Before you drive in',
  items: [
    {
      question: 'I have never lifted anything. Is this the right place?',
      answer:
        'It is the usual way to arrive. Learner sessions start with an empty bar and end with tea, and there are four a week.',
    },
    {
      question: 'Is it dark down there?',
      answer: 'No. It is lit like a car park, which is to say completely, at all hours, by law.',
    },
    {
      question: 'Is it cold?',
      answer:
        'Fourteen degrees, winter and summer. By the third set you will be telling people how clever that is.',
    },
    {
      question: 'Can I get down without the ramp?',
      answer:
        'Yes. The lift goes to −2 with a key from the booth, whatever it says about Tuesdays. Ring and we’ll meet you at the doors.',
    },
    {
      question: 'Is there a contract?',
      answer:
        'No. The month ticket runs a month at a time and stops when you tell the booth. Nobody rings to ask why.',
      about: 'prices',
    },
    {
      question: 'Can I actually park?',
      answer:
        'On level 2, at the council’s rates, which are higher than ours. Bring the bicycle down the ramp: racks on −1, no charge.',
      about: 'prices',
    },
    {
      question: 'Students, over sixties, nurses?',
      answer: '£39 a month. Show something with your face on it. We don’t check the face very hard.',
      about: 'prices',
    },
    {
      question: 'Can I freeze it?',
      answer:
        'For as long as you like, at nothing a month. We have people on level −1 who have been frozen since their daughter was born.',
      about: 'prices',
    },
  ],
} satisfies Content['questions'];
