export { BeamPrices, type BeamPrice, type BeamPricesProps } from './BeamPrices.tsx';
