export { SeasonChart, type SeasonChartProps, type SeasonRow } from './SeasonChart.tsx';
