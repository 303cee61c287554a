/** The switch on the board over the door. */
export const lights = { on: 'Dark', off: 'Light' } as const;
