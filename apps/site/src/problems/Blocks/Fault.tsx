import { faults } from '@awning/content/problems/faults';
import { Button } from '@awning/ui/components/Button';
import { Heading, Section, Stack, Text, type HeadingProps } from '@awning/ui/primitives';
import { useId } from 'react';

export interface FaultProps {
  /** Of its heading: as deep as what it stands for. */
  level: HeadingProps['level'];
  /** Renders what failed once more. */
  onRetry: () => void;
}

/** Stands where a part of a page would be, and offers to try it again. */
export function Fault({ level, onRetry }: FaultProps) {
  const id = useId();
  const { heading, text } = level === 1 ? faults.unreachable : faults.block;

  return (
    <Section labelledBy={id}>
      <Stack gap="medium" align="start">
        <Heading id={id} level={level} size={level === 1 ? 'xxlarge' : 'large'}>
          {heading}
        </Heading>
        <Text>{text}</Text>
        <Button onClick={onRetry}>{faults.again}</Button>
      </Stack>
    </Section>
  );
}
