/**
 * For what stands below all else, a primitive’s rules and the reset’s: it wins over a host’s rules for elements (`h1`),
 * whichever come first, and loses to every class. The second half selects all there is and weighs as much as two elements.
 */
export const base = ':where(&):not(q q)';
