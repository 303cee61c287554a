export { SocialLinks, type SocialLink, type SocialLinksProps } from './SocialLinks.tsx';
