import { waiting } from '@awning/content/problems/waiting';
import { defaultSnippets, Loader } from '@awning/ui/sections/Loader';
import { StatusPanel } from '@awning/ui/sections/StatusPanel';

export interface WaitingPageProps {
  /** The way to the first page. */
  homeHref: string;
  /** The way to the shelf. */
  catalogueHref: string;
}

/** Covers the screen until it is known who is here. Without script that stays unknown, and it says so. */
export function WaitingPage({ homeHref, catalogueHref }: WaitingPageProps) {
  const { heading, text, home, templates } = waiting.needsScript;

  return (
    <>
      <Loader heading={waiting.heading} snippets={defaultSnippets} />
      <noscript>
        <StatusPanel
          tone="problem"
          heading={heading}
          text={text}
          actions={[
            { label: templates, href: catalogueHref },
            { label: home, href: homeHref },
          ]}
        />
      </noscript>
    </>
  );
}
