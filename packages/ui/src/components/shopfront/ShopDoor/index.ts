export { ShopDoor, type ShopDoorProps } from './ShopDoor.tsx';
