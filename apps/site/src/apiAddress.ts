/** A call's address, wherever the API lives. */
export const apiAddress = (url: string) => `${import.meta.env.VITE_API_HOST ?? ''}${url}`;
