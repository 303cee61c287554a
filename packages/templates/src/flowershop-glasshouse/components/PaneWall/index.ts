export { PaneWall, type PaneWallProps, type WallPane } from './PaneWall.tsx';
