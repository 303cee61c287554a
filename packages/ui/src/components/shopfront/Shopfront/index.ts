export { Shopfront, type ShopfrontProps } from './Shopfront.tsx';
