export { Form, type FormProblems, type FormProps } from './Form.tsx';
