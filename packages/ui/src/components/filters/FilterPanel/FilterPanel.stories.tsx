import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { FilterGroup } from '../FilterGroup/FilterGroup.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

const tiers = ['Basic', 'Intermediate', 'Advanced'].map((label) => ({ label, value: label }));

function Tiers(props: FilterPanelProps) {
  const [tier, setTier] = useState<string>();
  return (
    <FilterPanel {...props} active={tier ? 1 : 0} result={tier ? 'Showing 5 of 15 templates' : props.result}>
      <FilterGroup name="tier" legend="Tier" options={tiers} chosen={tier} onChoose={setTier} />
    </FilterPanel>
  );
}

const meta = preview.meta({
  component: FilterPanel,
  args: {
    heading: 'Filters',
    active: 0,
    result: 'Showing 15 of 15 templates',
    children: <FilterGroup name="tier" legend="Tier" options={tiers} onChoose={() => undefined} />,
    labels: { activeCount: '{count} active', more: 'More filters', close: 'Close', done: 'Show them' },
  },
  render: Tiers,
  globals: { viewport: { value: 'mobile1' } },
  parameters: { states: ['least', 'usual', 'long-words', 'open', 'closed', 'keyboard'] },
});

/** On a phone, behind its button. */
export const Closed = meta.story({
  tags: ['least', 'closed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Tier' })).toBeNull();
  },
});

/** The sheet: the number of results is announced at every tick, and the button counts. */
export const Open = meta.story({
  tags: ['usual', 'open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getByRole('status')).toHaveTextContent('Showing 15 of 15 templates');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Basic' }));
    await expect(sheet.getByRole('status')).toHaveTextContent('Showing 5 of 15 templates');

    await userEvent.click(sheet.getByRole('button', { name: 'Show them' }));
    const button = canvas.getByRole('button', { name: 'Filters 1 active' });
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(await screen.findByRole('checkbox', { name: 'Basic' })).toBeChecked();
  },
});

/** On a desktop, beside the list: no button, no sheet. */
export const Beside = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    // All of them are in sight.
    await expect(seen(canvas.getByText('More filters'))).toBe(false);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Basic' }));
    await expect(canvas.getByRole('checkbox', { name: 'Basic' })).toBeChecked();
  },
});

const towns = Array.from({ length: 28 }, (_, town) => ({ label: `Town ${town + 1}`, value: `${town}` }));
const tall = (
  <>
    <FilterGroup name="town" legend="Town" options={towns} onChoose={() => undefined} />
    <FilterGroup name="tier" legend="Tier" options={tiers} onChoose={() => undefined} />
  </>
);

/** Whether its middle can be pressed. */
function seen(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** More than the window has room for: a button at its foot says so while there is more, and scrolls on at a press. */
export const TallerThanTheWindow = meta.story({
  args: { children: tall },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <FilterPanel {...args} />,
  play: async ({ canvas, userEvent }) => {
    const sign = canvas.getByText('More filters');
    const last = canvas.getByRole('checkbox', { name: 'Advanced' });
    await expect(seen(sign)).toBe(true);
    await expect(sign.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    // What is cut off above it fades out.
    await expect(getComputedStyle(sign, '::before').backgroundImage).toMatch(/^linear-gradient/);

    // The Tab key never reaches a filter under it, and skips the button itself.
    const boxes = canvas.getAllByRole('checkbox');
    for (const box of boxes.slice(0, 21)) {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await waitFor(() => expect(seen(box)).toBe(true));
    }
    await expect(seen(sign)).toBe(true);

    await userEvent.click(sign);
    await waitFor(() => expect(seen(last)).toBe(true));
    await waitFor(() => expect(seen(sign)).toBe(false));
  },
});

/** Long words. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: {
    heading: 'Suchergebniseinschränkungen',
    active: 12,
    result:
      'Es werden 5 von 15 Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungen gezeigt',
    labels: {
      activeCount: '{count} aktiv',
      more: 'Weitere Suchergebniseinschränkungen',
      close: 'Schließen',
      done: 'Suchergebnisse anzeigen',
    },
  },
  render: (args) => <FilterPanel {...args} />,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = await screen.findByRole('dialog');
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
});

/** Opened, set and left without a mouse: the focus stays within while it is open, and goes back. */
export const ByKeyboard = meta.story({
  tags: ['keyboard'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog');
    await userEvent.keyboard('{Tab} ');
    await expect(within(sheet).getByRole('checkbox', { name: 'Basic' })).toBeChecked();
    canvas.getByRole('button', { name: /^Filters/, hidden: true }).focus();
    await expect(within(sheet).getByRole('checkbox', { name: 'Basic' })).toHaveFocus();
    // The browser turns Escape into this event; no script can press that key.
    await fireEvent(sheet, new Event('cancel', { cancelable: true }));
    await expect(canvas.getByRole('button', { name: 'Filters 1 active' })).toHaveFocus();
  },
});

/** As the server sends it: the browser itself shows the filters at a press. */
export const BeforeScript = meta.story({
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<FilterPanel {...args} />) }} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.innerHTML).not.toContain('style=');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await expect(await canvas.findByRole('group', { name: 'Tier' })).toBeVisible();
  },
});
