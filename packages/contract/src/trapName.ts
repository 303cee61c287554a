/**
 * The field of a form that no person sees. Its name means nothing in any language: browsers and password managers, which
 * fill in forms for people, go by names and would fill in one that they know.
 */
export const trapName = 'zq4v';
