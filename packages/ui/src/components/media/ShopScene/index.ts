export { ShopScene, type ShopSceneProps } from './ShopScene.tsx';
