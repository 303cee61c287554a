export {
  AccountOrders,
  AccountOrdersSkeleton,
  type AccountOrdersProps,
  type AccountOrdersSkeletonProps,
  type OrderSlip,
} from './AccountOrders.tsx';
