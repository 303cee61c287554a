export { CalendarLeaf, type CalendarLeafProps } from './CalendarLeaf.tsx';
