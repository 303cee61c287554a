export { WeightShape, type WeightShapeProps } from './WeightShape.tsx';
