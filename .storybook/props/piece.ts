export interface Prop {
  name: string;
  /** As a developer would write it, unions written out. */
  type: string;
  kind: 'boolean' | 'choice' | 'data' | 'function' | 'number' | 'other' | 'text';
  options?: readonly (string | number | boolean)[];
  /** The fields of the objects in it. */
  detail?: string;
  required: boolean;
  /** As the code says it. */
  default?: string;
  description: string;
}

/** The record that Storybook’s build writes on a component: Storybook itself reads the first two. */
export interface Docgen {
  displayName: string;
  description: string;
  takes: readonly Prop[];
}

/** The name of a component in a developer's code, and where it is imported from. */
export interface Origin {
  name: string;
  from: string;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);

const isDocgen = (value: unknown): value is Docgen => isObject(value) && 'takes' in value;

const isOrigin = (value: unknown): value is Origin => isObject(value) && 'from' in value;

const told = (component: unknown, name: string): unknown =>
  isObject(component) ? Reflect.get(component, name) : undefined;

export function docgenOf(component: unknown): Docgen | undefined {
  const docgen = told(component, '__docgenInfo');
  return isDocgen(docgen) ? docgen : undefined;
}

export function originOf(component: unknown): Origin | undefined {
  const origin = told(component, '__origin');
  return isOrigin(origin) ? origin : undefined;
}
