export { FieldProblem, type FieldProblemProps } from './FieldProblem.tsx';
