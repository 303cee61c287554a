export { faultsIn, firstIn, stillWrong, type Control } from './FieldFaults.ts';
