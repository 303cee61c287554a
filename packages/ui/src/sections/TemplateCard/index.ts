export { TemplateCard, type TemplateCardLabels, type TemplateCardProps } from './TemplateCard.tsx';
