export {
  WhyChooseUs,
  type WhyComparison,
  type WhyFact,
  type WhyFigure,
  type WhyChooseUsProps,
} from './WhyChooseUs.tsx';
