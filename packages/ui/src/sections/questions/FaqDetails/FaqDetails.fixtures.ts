import type { FaqDetailsProps } from './FaqDetails.tsx';

export const workshop = {
  heading: 'Before you ask',
  items: [
    {
      question: 'Do I need to book a service?',
      answer: 'For a full service, yes. For a puncture or a brake cable, walk in and wait.',
    },
    {
      question: 'Will you mend a bike I bought online?',
      answer: 'Gladly. We charge the same and keep our opinions to ourselves.',
    },
    {
      question: 'How long does a service take?',
      answer: 'Two days in winter, five in May, when everybody remembers they own a bicycle.',
    },
  ],
} satisfies FaqDetailsProps;
