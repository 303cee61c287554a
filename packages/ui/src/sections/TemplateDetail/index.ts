export { TemplateDetail, type TemplateDetailLabels, type TemplateDetailProps } from './TemplateDetail.tsx';
