export { Toasts, type ToastLabels, type ToastsProps } from './Toasts.tsx';
