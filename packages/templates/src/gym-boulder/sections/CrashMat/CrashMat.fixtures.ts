import type { CrashMatProps } from './CrashMat.tsx';

export const barn = {
  heading: 'Soft at the *bottom*',
  text: 'Forty centimetres of foam and a century of straw dust. Come and land on it.',
  actions: [
    { label: 'Come on Thursday', href: '/thursdays' },
    { label: 'Ask the farmer', href: '/ask' },
  ],
  holds: [
    { shape: 'jug', place: { x: '22%', y: 40, size: 90 } },
    { shape: 'brick', place: { x: '32%', y: 100, size: 80 } },
  ],
} satisfies CrashMatProps;
