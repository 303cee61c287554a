import { problems } from '@awning/content/problems';
import { StatusPanel } from '@awning/ui/sections/StatusPanel';

export interface ProblemPageProps {
  homeHref: string;
  /** The page that did not come, to ask for once more. */
  hereHref: string;
}

/** Says that something broke, whose fault it is and what to do. */
export function ProblemPage({ homeHref, hereHref }: ProblemPageProps) {
  const { heading, text, again } = problems.broken;

  return (
    <StatusPanel
      tone="problem"
      heading={heading}
      text={text}
      actions={[
        { label: again, href: hereHref },
        { label: problems.home, href: homeHref },
      ]}
    />
  );
}
