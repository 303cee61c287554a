export { ShopWindow, type ShopWindowProps } from './ShopWindow.tsx';
