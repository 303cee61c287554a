export { HeroWall, type HeroWallHold, type HeroWallProps } from './HeroWall.tsx';
