export { Footer, type FooterColumn, type FooterLabels, type FooterProps } from './Footer.tsx';
