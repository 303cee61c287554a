import { Heading, Text, type TextProps } from '../../../primitives/index.ts';

export interface HeadingWithLeadProps {
  heading: string;
  /** The id of the heading, which names the section. */
  id: string;
  /** 1 where the page has no other first heading; it is then painted as a sign. */
  headingLevel: 1 | 2;
  lead?: string | undefined;
  /** `medium` where what follows is read as a list and not as a page. */
  leadSize?: Exclude<TextProps['size'], undefined>;
}

/** Says what a page, or a part of it, is and what to do there. It draws nothing around the two: place them as the section needs. */
export function HeadingWithLead({
  heading,
  id,
  headingLevel,
  lead,
  leadSize = 'lead',
}: HeadingWithLeadProps) {
  return (
    <>
      <Heading
        id={id}
        level={headingLevel}
        size={headingLevel === 1 ? 'page' : 'xxlarge'}
        tone={headingLevel === 1 ? 'sign' : 'ink'}
      >
        {heading}
      </Heading>
      {lead && (
        <Text size={leadSize} tone="muted">
          {lead}
        </Text>
      )}
    </>
  );
}
