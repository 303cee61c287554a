export {
  AllergenChart,
  type AllergenChartLabels,
  type AllergenChartProps,
  type AllergenDish,
} from './AllergenChart.tsx';
