export const noDomain = { error: 'unknown-domain', message: 'This website has no domain of its own' };

export const faultyDomain = (why: string) => ({
  error: 'invalid',
  message: `${why}.`,
  fields: { domain: why },
});

const whyTaken = 'Another site has proven that this domain is its own';
export const takenDomain = { error: 'taken', message: `${whyTaken}.`, fields: { domain: whyTaken } };
