export {
  TemplateShowcase,
  type TemplateShowcaseEmpty,
  type TemplateShowcaseProps,
} from './TemplateShowcase.tsx';
