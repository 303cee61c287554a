export { LengthChart, type Length, type LengthChartProps } from './LengthChart.tsx';
