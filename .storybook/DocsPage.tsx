import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { CurrentTheme } from '../packages/ui/src/docs/CurrentTheme.tsx';
import { classesOf, themeNamed } from '../packages/ui/src/docs/themes.ts';
import './docs.css.ts';
import { docsTheme } from './docsTheme.ts';
import { themeInAddress } from './themeInAddress.ts';

/** Draws a page of the guide, or a piece's own page, in the theme that the toolbar says. */
export function DocsPage({ children, ...container }: PropsWithChildren<DocsContainerProps>) {
  const [name, setName] = useState(themeInAddress);

  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: { theme?: string } }) => setName(globals.theme);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);

  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add(...classesOf(name));
    return () => classList.remove(...classesOf(name));
  }, [name]);

  return (
    <CurrentTheme value={name}>
      <DocsContainer {...container} theme={docsTheme(themeNamed(name).tokens)}>
        {children}
      </DocsContainer>
    </CurrentTheme>
  );
}
