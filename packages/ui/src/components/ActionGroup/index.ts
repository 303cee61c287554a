export { ActionGroup, type Action, type Actions } from './ActionGroup.tsx';
