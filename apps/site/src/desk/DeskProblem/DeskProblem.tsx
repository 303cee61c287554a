import { Text } from '@awning/ui/primitives';

/** Shows beside a field why it was not changed, and announces it. */
export function DeskProblem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <div role="alert">
      <Text size="small">{children}</Text>
    </div>
  );
}
