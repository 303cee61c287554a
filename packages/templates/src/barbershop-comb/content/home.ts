import type { LeadQuotesProps } from '@awning/ui/sections/LeadQuotes';

export const hero = {
  heading: 'Pick it *out.*',
  lead: 'Three generations of Liburds cutting, twisting and braiding in Chapeltown, Leeds, since 1974. The dominoes are louder than the clippers.',
  figure: 'A woman in profile with closed eyes and a great round afro, an afro comb standing in it',
};

export const said = {
  heading: 'Said at the mirror',
  items: [
    {
      quote: 'My dad cried in that chair. So did I. So will he.',
      author: 'Leon H.',
      context: 'holding his son, first cut, chair two',
    },
    {
      quote: 'Sonia told me my locs were fine and my shampoo was the problem. She was right about both.',
      author: 'Dr Amara N.',
      context: 'every sixth Thursday',
    },
    {
      quote: 'I asked for a little off the top. Mr Liburd said he’d be the judge of that.',
      author: 'Gerald P.',
      context: 'since 1979',
    },
  ],
} satisfies LeadQuotesProps;
