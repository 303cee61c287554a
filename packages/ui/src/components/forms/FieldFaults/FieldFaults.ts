import type { FieldProblems } from '../FormContext/FormContext.tsx';

/** Anything in a form that can be filled in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((part) => 'validity' in part) as Control[];

/** The first field, in reading order, that has a fault. */
export const firstIn = (form: HTMLFormElement, errors: FieldProblems = {}) =>
  controlsOf(form).find(({ name }) => Object.hasOwn(errors, name));

// A required field of nothing but spaces counts as empty. A text area has no `pattern` that could say so.
const isRight = ({ validity, required, value }: Control) => validity.valid && !(required && !value.trim());

// A field's own custom error, such as that it differs from another field, goes before the form's message for it.
/** What the fields of a form lack, each in our words. */
export const faultsIn = (form: HTMLFormElement, messages: FieldProblems = {}): FieldProblems =>
  Object.fromEntries(
    controlsOf(form)
      .filter((control) => !isRight(control))
      .map(({ name, validity, validationMessage }) => [
        name,
        (!validity.customError && messages[name]) || validationMessage,
      ]),
  );

/**
 * The faults that are left after a change, if it changed any. A field that was found wrong here may be put right in
 * another; one that the server found, only in its own.
 */
export const stillWrong = (
  form: HTMLFormElement,
  changed: Control,
  errors: FieldProblems,
  found: FieldProblems = {},
): FieldProblems | undefined => {
  const corrected = controlsOf(form)
    .filter((control) => errors[control.name] && isRight(control))
    .filter((control) => control === changed || errors[control.name] !== found[control.name])
    .map(({ name }) => name);
  if (corrected.length === 0) return undefined;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !corrected.includes(name)));
};
