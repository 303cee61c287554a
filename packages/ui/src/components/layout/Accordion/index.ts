export { Accordion, type AccordionItem, type AccordionOpening, type AccordionProps } from './Accordion.tsx';
