/** The version of the common core that this code reads and writes. */
export const coreVersion = 3;
