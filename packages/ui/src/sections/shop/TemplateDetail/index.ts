export {
  TemplateDetail,
  TemplateDetailSkeleton,
  type TemplateDetailLabels,
  type TemplateDetailProps,
  type TemplateDetailSkeletonProps,
} from './TemplateDetail.tsx';
