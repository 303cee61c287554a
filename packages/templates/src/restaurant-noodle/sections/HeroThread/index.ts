export { HeroThread, type HeroThreadProps } from './HeroThread.tsx';
