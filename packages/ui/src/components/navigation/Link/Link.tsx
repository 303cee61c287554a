'use client';

import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react';

export type AnchorProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Lets an app give its router's link to the library, which knows of no router. */
export function LinkProvider({ link, children }: { link: ComponentType<AnchorProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link that goes through the app's router where there is one. */
export function Link(props: AnchorProps) {
  const Anchor = use(LinkContext);
  // oxlint-disable-next-line react/static-components -- made once by the app and handed down, not made here
  return <Anchor {...props} />;
}
