export { FaqAccordion, type FaqAccordionProps, type FaqQuestion } from './FaqAccordion.tsx';
