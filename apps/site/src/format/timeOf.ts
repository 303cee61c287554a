import { brand } from '@awning/content/brand';
import { lazily } from './lazily.ts';

const written = lazily(() => new Intl.DateTimeFormat(brand.language, { hour: '2-digit', minute: '2-digit' }));

/** The time of an instant on the visitor’s own clock: for what only happens in a browser. */
export const timeOf = (instant: string): string => written().format(new Date(instant));
