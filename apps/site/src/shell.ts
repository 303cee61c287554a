import '@awning/ui/theme/reset.css';
import '@awning/ui/theme/fonts/bricolage.css';
import { awning } from '@awning/ui/theme/themes/awning.css';

/** The class of the root element: Awning's own street, by day or by night as the visitor's system asks. */
export const themeClass = awning;
