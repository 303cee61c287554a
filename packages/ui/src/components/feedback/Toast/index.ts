export { Toast, ToastShelf, type ToastProps, type ToastShelfProps } from './Toast.tsx';
