export { ContactFooter, type ContactFooterProps } from './ContactFooter.tsx';
