import { notFound } from '../notFound.ts';

export function loader(): never {
  throw notFound('page');
}

// The loader never lets it be drawn; the router wants every address to lead to something.
export const Component = () => null;
