import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import type { Guidance } from '../guidance.ts';
import { measureWords } from '../piecePage/measureWords.ts';

const told = import.meta.glob<Guidance>('../../packages/ui/src/{components,sections}/*/*/*.guidance.ts', {
  import: 'guidance',
});
const written = import.meta.glob<Record<string, unknown>>(
  '../../packages/ui/src/{components,sections}/*/*/*.stories.tsx',
);

interface Written {
  composed: { args: unknown; tags?: readonly string[] };
}

const isStory = (one: unknown): one is Written =>
  typeof one === 'object' && one !== null && 'composed' in one;

/** Statements about a piece's words that its stories contradict. */
async function findFalseWords(file: string): Promise<string[]> {
  const [guidance, stories] = await Promise.all([
    told[file]?.(),
    written[file.replace('.guidance.ts', '.stories.tsx')]?.(),
  ]);
  const args = Object.values(stories ?? {})
    .filter(isStory)
    .filter(({ composed: { tags } }) => !tags?.includes('dont'))
    .map(({ composed }) => composed.args);
  const name = file.split('/').at(-2);
  return (guidance?.words ?? []).flatMap(({ prop, keep }) => {
    const longest = Math.max(0, ...args.flatMap((one) => measureWords(one, prop)));
    if (longest === 0) return [`${name}: no story has words at ${prop}`];
    return keep > longest ? [`${name}: ${prop} may be ${keep} long, and is drawn up to ${longest}`] : [];
  });
}

const meta = preview.meta({
  render: () => <p>What is told of words can be measured in the stories</p>,
  tags: ['!dev', '!autodocs'],
});

/** No piece states a limit for its words that no story shows. */
export const AsLongAsRendered = meta.story({
  play: async () => {
    const faults = await Promise.all(Object.keys(told).map(findFalseWords));
    await expect(Object.keys(told).length).toBeGreaterThan(0);
    await expect(faults.flat()).toEqual([]);
  },
});
