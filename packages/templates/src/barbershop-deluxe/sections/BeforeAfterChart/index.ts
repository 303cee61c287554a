export { BeforeAfterChart, type BeforeAfterChartProps, type BeforeAfterItem } from './BeforeAfterChart.tsx';
