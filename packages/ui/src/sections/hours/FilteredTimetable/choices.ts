/** Each has its own rules in the stylesheet, which cannot count. */
export const mostChoices = 12;
