export {
  Receipt,
  ReceiptSkeleton,
  type ReceiptLine,
  type ReceiptProps,
  type ReceiptSkeletonProps,
} from './Receipt.tsx';
