export { PriceCollage, type PriceCollageProps, type PricedPicture } from './PriceCollage.tsx';
