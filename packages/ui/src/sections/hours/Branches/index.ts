export { Branches, type BranchesLabels, type BranchesProps, type Branch } from './Branches.tsx';
