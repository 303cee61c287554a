/**
 * What the field is called that a site's forms have for machines alone. It means nothing in any language: browsers and
 * password managers fill in what they know by its name.
 */
export const trapName = 'vx7k';
