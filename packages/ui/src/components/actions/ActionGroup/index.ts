export { ActionGroup, type Action, type ActionGroupProps, type Actions } from './ActionGroup.tsx';
