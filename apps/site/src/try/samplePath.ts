/** The file of what a design shows before it is bought. */
export const samplePath = (templateId: string) => `/samples/${templateId}.json`;
