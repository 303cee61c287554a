/** The file of a design's sample. */
export const samplePath = (templateId: string) => `/samples/${templateId}.json`;
