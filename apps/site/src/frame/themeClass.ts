import '@awning/ui/reset';
import { awning } from '@awning/ui/themes/awning';

/** The class of the root element: Awning's own street, by day or by night as the visitor's system asks. */
export const themeClass = awning;
