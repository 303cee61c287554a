import { problems } from '@awning/content/problems/problems';
import { NotFound } from '@awning/ui/sections/NotFound';

export interface ProblemPageProps {
  /** The page that did not come, to ask for once more. */
  hereHref: string;
}

/** Says that something broke, whose fault it is and what to do. */
export function ProblemPage({ hereHref }: ProblemPageProps) {
  const { code, heading, text, again } = problems.broken;
  return <NotFound code={code} heading={heading} lead={text} action={{ label: again, href: hereHref }} />;
}
