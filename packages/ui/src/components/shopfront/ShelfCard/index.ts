export {
  ShelfCard,
  ShelfCardSkeleton,
  type ShelfCardProps,
  type ShelfCardSkeletonProps,
} from './ShelfCard.tsx';
