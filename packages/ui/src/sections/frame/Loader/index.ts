export { defaultSnippets } from './Loader.fixtures.ts';
export { Loader, type LoaderProps } from './Loader.tsx';
