import { Text } from '@awning/ui/primitives';

/** Says beside what was to be changed why it was not, aloud too. */
export function DeskProblem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <div role="alert">
      <Text size="small">{children}</Text>
    </div>
  );
}
