export { ArmList, type Arm, type ArmListProps } from './ArmList.tsx';
