export { HeadingWithLead, type HeadingWithLeadProps } from './HeadingWithLead.tsx';
