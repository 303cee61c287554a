export { LanguageLinks, type LanguageLink, type LanguageLinksProps } from './LanguageLinks.tsx';
