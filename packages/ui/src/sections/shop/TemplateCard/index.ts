export {
  TemplateCard,
  TemplateCardSkeleton,
  type TemplateCardLabels,
  type TemplateCardProps,
} from './TemplateCard.tsx';
