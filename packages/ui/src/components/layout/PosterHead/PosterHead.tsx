import { Heading, Stack, Text } from '../../../primitives/index.ts';

export interface PosterHeadProps {
  heading: string;
  /** The id of the heading, which names the section. */
  id: string;
  /** 1 where the page has no other first heading. */
  headingLevel?: 1 | 2;
  lead?: string | undefined;
}

/** Heads a section as a poster does: words as large as the wall allows, and a line beneath. */
export function PosterHead({ heading, id, headingLevel = 2, lead }: PosterHeadProps) {
  return (
    <Stack gap="large">
      <Heading id={id} level={headingLevel} size="poster">
        {heading}
      </Heading>
      {lead && <Text size="lead">{lead}</Text>}
    </Stack>
  );
}
