export { HeroMobile, type HeroMobileProps } from './HeroMobile.tsx';
