import type { ToastsProps } from './Toasts.tsx';

export const labels = {
  region: 'Notices ({hotkey})',
  success: 'Done',
  error: 'Problem',
  close: 'Close',
} satisfies ToastsProps['labels'];

export const received = {
  id: 1,
  type: 'success',
  message: 'Your message has been received, check your email!',
} satisfies ToastsProps['toasts'][number];

export const refused = {
  id: 2,
  type: 'error',
  message: "We couldn't start your payment. You have not been charged. Please try again.",
} satisfies ToastsProps['toasts'][number];

export const five = [1, 2, 3, 4, 5].map((id) => ({
  id,
  type: 'success' as const,
  message: `Number ${id}`,
}));
