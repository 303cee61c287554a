export { CoverLink, type CoverLinkProps } from './CoverLink.tsx';
