/** On the button that saves a template on this device: before, and once it is saved. */
export const savedWords = { save: 'Save', saved: 'Saved' } as const;
