export { DepthMenu, type DepthMenuItem, type DepthMenuLabels, type DepthMenuProps } from './DepthMenu.tsx';
