import type { PreparedStory } from 'storybook/internal/types';
import type { Toolbar } from './useToolbar.ts';

/**
 * The address of a story for a frame: its play and axe do not run, and it has the toolbar's theme unless it sets its
 * own. A `still` one does not move either.
 */
export function storyAddress(id: string, { theme, direction }: Toolbar, still: boolean): string {
  const globals = [
    'a11y.manual:!true',
    ...(theme ? [`theme:${theme}`] : []),
    ...(direction ? [`direction:${direction}`] : []),
  ];
  const rest = still ? '&freeze=finished' : '';
  return `iframe.html?id=${id}&viewMode=story&embed=true${rest}&globals=${globals.join(';')}`;
}

/** The width of the window that the story asks for. */
export function widthOf({
  storyGlobals,
  parameters,
}: Pick<PreparedStory, 'storyGlobals' | 'parameters'>): number | undefined {
  const { value }: { value?: string } = storyGlobals['viewport'] ?? {};
  const width: unknown = value && parameters['viewport']?.options?.[value]?.styles.width;
  return typeof width === 'string' ? parseInt(width, 10) : undefined;
}
