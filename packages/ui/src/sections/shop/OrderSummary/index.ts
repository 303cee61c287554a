export {
  OrderSummary,
  OrderSummarySkeleton,
  type OrderNotice,
  type OrderSummaryProps,
  type OrderSummarySkeletonProps,
} from './OrderSummary.tsx';
