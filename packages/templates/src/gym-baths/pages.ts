import type { TemplatePage } from '../design/page.ts';

export const pages = [
  { slug: '', name: 'Home' },
  { slug: 'the-pool', name: 'The pool' },
  { slug: 'gym-floor', name: 'The gym floor' },
  { slug: 'classes', name: 'Classes' },
  { slug: 'learn-to-swim', name: 'Learn to swim' },
  { slug: 'steam-rooms', name: 'Steam rooms' },
  { slug: 'memberships', name: 'Memberships' },
  { slug: 'first-visit', name: 'First visit' },
  { slug: 'the-people', name: 'The people' },
  { slug: 'the-building', name: 'The building' },
  { slug: 'questions', name: 'Questions' },
  { slug: 'find-us', name: 'Find us' },
] as const satisfies readonly TemplatePage[];
