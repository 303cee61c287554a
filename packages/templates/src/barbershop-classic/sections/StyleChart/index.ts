export { StyleChart, type StyleChartItem, type StyleChartProps } from './StyleChart.tsx';
