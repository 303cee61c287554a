/** The one design that a bundle is built of. */
declare module 'virtual:design' {
  import type { Design } from '@awning/templates/design';

  export const design: Design;
}
