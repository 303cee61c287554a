import { byTemplate } from './byTemplate.ts';

const found = import.meta.glob<string>('./*/window.css.ts', { eager: true, import: 'windowColours' });

/** The class that dresses a template's shop window, by the template's id. */
export const windows = byTemplate(found);
