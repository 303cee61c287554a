import type { Guidance } from '#storybook/guidance';

export const guidance: Guidance = {
  status: 'stable',
  since: '1.0.0',
  use: [
    'For suppliers, papers, guilds: others who stand by you, with their leave.',
    'Where some have a mark and some only a name: a name is painted as a signwriter would.',
  ],
  instead: [
    {
      take: 'LeadQuotes',
      when: 'for what they say',
    },
    {
      take: 'Stats',
      when: 'for how many they are',
    },
  ],
  pairs: [
    {
      heading: 'Say what they have to do with you',
      do: 'Usual',
      dont: 'TrustedBy',
      why: {
        do: 'It tells who brings the flour. Anybody can ask the mill.',
        dont: 'Trusted with what? Names nobody can ask about cost more trust than they bring.',
      },
    },
  ],
  words: [
    {
      prop: 'heading',
      writer: 'owner',
      keep: 36,
    },
    {
      prop: 'items[].name',
      writer: 'owner',
      keep: 24,
    },
  ],
  keys: [
    {
      keys: ['Tab', 'Enter'],
      does: 'To each of them that leads somewhere; Enter follows it.',
    },
  ],
  said: [
    {
      when: 'Arriving',
      what: '“What we bake with, and who brings it, region.” A line of text names it; there is no heading.',
    },
    {
      when: 'At a mark',
      what: 'Its name is read. If the mark never comes, the name stands in its place.',
    },
    {
      when: 'Without script',
      what: 'All of it stands there, and nothing moves.',
    },
  ],
};
