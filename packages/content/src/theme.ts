/** The switch on the board over the door. */
export const lights = { on: 'Lights on', off: 'Lights off' } as const;
