export { HeroShopfront, type HeroShop, type HeroShopfrontProps } from './HeroShopfront.tsx';
