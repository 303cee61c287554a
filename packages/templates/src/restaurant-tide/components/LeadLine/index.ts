export { LeadLine } from './LeadLine.tsx';
