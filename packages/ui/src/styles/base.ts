/**
 * For the lowest rules, a primitive’s and the reset’s: they win over a host’s rules for elements (`h1`), whichever come
 * first, and lose to every class. The second half matches every element and has the specificity of two elements.
 */
export const base = ':where(&):not(q q)';
