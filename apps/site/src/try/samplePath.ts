/** The file of what a design shows while it is nobody's yet. */
export const samplePath = (templateId: string) => `/samples/${templateId}.json`;
