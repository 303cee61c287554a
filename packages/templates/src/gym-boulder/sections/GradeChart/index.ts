export { GradeChart, type Grade, type GradeChartProps } from './GradeChart.tsx';
