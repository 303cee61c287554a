import type { Submission } from './DeskSubmissions.tsx';

export const stall: Submission = {
  id: 'stall',
  name: 'Ada Hargreave',
  email: 'ada@hargreave.example',
  subject: 'A stall at the market',
  message: 'Do you make websites for stalls?\nWe are there on Saturdays.',
  state: 'new',
  suspicious: false,
  createdAt: '2026-11-20T09:30:00.000Z',
};

export const endless: Submission = {
  ...stall,
  id: 'endless',
  name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
  subject: '<script>alert(1)</script>',
  message: 'x'.repeat(10_000),
  state: 'answered',
};

export const arabic: Submission = {
  ...stall,
  id: 'arabic',
  name: 'ليلى',
  subject: null,
  message: 'هل تصنعون مواقع للأكشاك في السوق؟',
  state: 'read',
};

export const quote: Submission = {
  id: 'quote',
  name: 'Tom Brine',
  email: 'tom@brine.example',
  business: 'Lighthouse museum',
  budget: '$1,000 – $2,500',
  details: 'Tickets by the hour, and a page that shows when the lamp is lit.',
  state: 'read',
  suspicious: false,
  createdAt: '2026-11-19T18:05:00.000Z',
};
