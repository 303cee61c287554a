export { HeroMosaic, type HeroMosaicProps } from './HeroMosaic.tsx';
