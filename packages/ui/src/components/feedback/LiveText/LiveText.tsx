import { VisuallyHidden } from '../../../primitives/index.ts';

/** Says aloud what has changed, and says nothing while it is empty. It must be on the page before its words. */
export function LiveText({ children }: { children: string }) {
  return (
    // More screen readers follow the role than an output.
    <div role="status">
      <VisuallyHidden>{children}</VisuallyHidden>
    </div>
  );
}
