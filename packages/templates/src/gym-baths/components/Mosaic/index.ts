export { Mosaic, type MosaicProps } from './Mosaic.tsx';
