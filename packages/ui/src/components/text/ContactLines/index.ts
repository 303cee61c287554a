export { ContactLines, type ContactLine, type ContactLinesProps } from './ContactLines.tsx';
