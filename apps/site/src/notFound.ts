import { data } from 'react-router-dom';

/** What an address asked for and we do not have. */
export type Missing = 'page' | 'template' | 'category' | 'order';

/** Thrown by a loader: the answer has status 404 and says what is missing. */
export const notFound = (missing: Missing) => data(missing, { status: 404 });
