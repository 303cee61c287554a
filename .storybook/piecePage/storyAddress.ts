import type { PreparedStory } from 'storybook/internal/types';
import type { Toolbar } from './useToolbar.ts';

/**
 * The address of a story for a frame: it is not played and not looked over by axe, and wears what the toolbar says
 * unless it says otherwise itself. A `still` one does not move either.
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

/** How wide a window the story asks for. */
export function widthOf({
  storyGlobals,
  parameters,
}: Pick<PreparedStory, 'storyGlobals' | 'parameters'>): number | undefined {
  const { value }: { value?: string } = storyGlobals['viewport'] ?? {};
  const width: unknown = value && parameters['viewport']?.options?.[value]?.styles.width;
  return typeof width === 'string' ? parseInt(width, 10) : undefined;
}
