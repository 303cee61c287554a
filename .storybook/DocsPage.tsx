import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { CurrentTheme } from '../packages/ui/src/docs/CurrentTheme.tsx';
import { classesOf, themeNamed } from '../packages/ui/src/docs/themes.ts';
import './docs.css.ts';
import { docsTheme } from './docsTheme.ts';
import { useToolbar } from './piecePage/useToolbar.ts';

/** Draws a page of the guide, or a piece's own page, in the theme that the toolbar says. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbar(context);

  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add(...classesOf(theme));
    return () => classList.remove(...classesOf(theme));
  }, [theme]);

  return (
    <CurrentTheme value={theme}>
      <DocsContainer context={context} theme={docsTheme(themeNamed(theme).tokens)}>
        {children}
      </DocsContainer>
    </CurrentTheme>
  );
}
