import { data } from 'react-router-dom';

/** What an address asked for and we do not have. */
export type Missing = (typeof kinds)[number];

const kinds = ['page', 'template', 'category', 'order', 'post'] as const;

/** Thrown by a loader: the answer has status 404 and says what is missing. */
export const notFound = (missing: Missing) => data(missing, { status: 404 });

/** What is missing, from the answer that says so. The router's own says something else: no route has such an address. */
export const missingIn = (answer: unknown): Missing => kinds.find((kind) => kind === answer) ?? 'page';
