/**
 * The field of a form that no person sees. It means nothing in any language: what fills in forms for people goes by
 * names, and would fill in one that it knows.
 */
export const trapName = 'zq4v';
