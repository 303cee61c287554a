import type { FieldsFormProps } from '@awning/ui/sections/FieldsForm';
import type { FactStripProps } from '@awning/ui/sections/FactStrip';
import type { FaqDetailsProps } from '@awning/ui/sections/FaqDetails';
import type { RouteStepsProps } from '../sections/RouteSteps/index.ts';
import { labels } from './business.ts';

export const firstHour = {
  heading: 'Your first hour',
  lead: 'Seven holds from the door to the top. Nobody has ever fallen off the first one.',
  steps: [
    {
      name: 'Say it’s your first time',
      when: 'At the desk, two minutes',
      text: 'Bev will ask anyway. One form, one stamp on the hand, shoes in your size or near it.',
    },
    {
      name: 'Learn to fall',
      when: 'Bay Two, ten minutes',
      text: 'Bend your knees, roll back, keep your elbows in. Tom shows you. It’s the best bit and it goes first.',
    },
    {
      name: 'Look before you land',
      when: 'Rule one',
      text: 'Nobody under anybody, ever. The mat below a climber is theirs, as a bus lane is the bus’s.',
    },
    {
      name: 'Climb something mint',
      when: 'Bay Three, as long as you like',
      text: 'Both hands on the hold with the tag. When both hands are on the last one, you’ve done it. Bev rings the bell.',
    },
    {
      name: 'Climb down',
      when: 'Rule two',
      text: 'Down is part of it, and kinder to knees than jumping. Any colour will do on the way.',
    },
    {
      name: 'Sit about',
      when: 'Rule three, and half the sport',
      text: 'Rest as long as you climbed. Point at things. Say “it’s all in the hips”. You are now a boulderer.',
    },
    {
      name: 'Try a pink one',
      when: 'Before you go',
      text: 'You won’t get up it. You’ll think about it in the car, and that’s how it starts.',
    },
  ],
} satisfies RouteStepsProps;

export const bring = {
  heading: 'What to bring',
  showHeading: true,
  items: [
    { title: 'Bring', text: 'trousers that bend, a drink, and a top you don’t mind getting white.' },
    { title: 'Borrow', text: 'shoes for £3 and chalk for £1. Nobody owns either on day one.' },
    { title: 'Leave', text: 'rings, watches and anything in your pockets. You’ll land on it.' },
    { title: 'Don’t need', text: 'muscles, a friend, a rope, or to have been any good at PE.' },
  ],
} satisfies FactStripProps;

export const form = {
  id: 'ask',
  heading: 'Ask us something',
  lead: 'Parties, bad knees, nervous eight-year-olds. Bev answers before the evening rush.',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'mail', label: 'Email', type: 'email', autoComplete: 'email', required: true },
    {
      name: 'about',
      label: 'It’s about',
      options: [
        'A first visit',
        'A birthday party',
        'The Saturday Squad',
        'A school or a club',
        'Something else',
      ],
    },
    { name: 'people', label: 'How many of you', placeholder: 'Two, and one who’ll watch' },
    {
      name: 'words',
      label: 'Your question',
      lines: 4,
      placeholder: 'I haven’t climbed anything since the shed. Is that all right?',
      required: true,
      wide: true,
    },
  ],
  submit: 'Ring the bell',
  footnote: 'A demonstration: nothing you type here leaves your browser.',
  sent: {
    heading: 'Ding ding',
    text: 'In real life Bev would answer the same day. Here, nothing has been sent.',
  },
  labels: { optional: labels.optional },
} satisfies FieldsFormProps;

export const questions = {
  heading: 'People ask',
  items: [
    {
      question: 'Am I too heavy, old or stiff?',
      answer:
        'No. The wall takes a hundred and fifty kilos a hold, the oldest of us is eighty-one, and stiff is what the mats are for.',
    },
    {
      question: 'I’m scared of heights.',
      answer: 'So is Tom, and he sets them. Go up two holds and come down. That counts.',
    },
    {
      question: 'Can I bring the children?',
      answer: 'From the day they can walk, with one grown-up for every two of them. Bay One is theirs.',
    },
    {
      question: 'I use a wheelchair.',
      answer:
        'The hall, the mats’ edge, the toilets and the café are level. Bay Six has a seat hoist on Wednesdays; ring and Bev will have it ready.',
    },
  ],
} satisfies FaqDetailsProps;
