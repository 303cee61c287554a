import type { AdminPerson } from '@awning/contract/admin/people';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { nothing, pageOf, view } from '../DeskList/DeskList.fixtures.ts';
import { DeskPeople } from './DeskPeople.tsx';

const dora: AdminPerson = {
  id: 'dora',
  first_name: 'Dora',
  last_name: 'Keep',
  username: 'dora',
  email: 'dora@awning.example',
  role: 'admin',
  createdAt: '2026-01-02T08:00:00.000Z',
  emailProvenAt: '2026-01-02T08:02:00.000Z',
};
const ada: AdminPerson = {
  ...dora,
  id: 'ada',
  first_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
  username: 'ada.hargreave',
  email: 'ada@hargreave.example',
  role: 'customer',
  emailProvenAt: null,
};

const meta = preview.meta({
  component: DeskPeople,
  args: { list: pageOf([dora, ada]), view, ownId: 'dora', onRole: fn() },
  parameters: { layout: 'fullscreen' },
});

/** Owners cannot change their own role; before they change another person's, they must confirm it. */
export const Usual = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('That is you')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Give the keys: ada.hargreave' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Give ada.hargreave the keys to the desk?' }));
    await expect(args.onRole).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Give the keys' }));
    await expect(args.onRole).toHaveBeenLastCalledWith('ada', 'admin');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Cancelled by keyboard alone. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: /^Give the keys/ }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(canvas.getByRole('dialog'));
    dialog.getByRole('button', { name: 'Leave it' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onRole).not.toHaveBeenCalled();
  },
});

/** The last admin stays admin: a message beside them says so. */
export const ChangeFailed = meta.story({
  args: { ownId: 'tom', problem: { id: 'dora', message: 'The shop needs somebody at the desk.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The shop needs somebody at the desk.')).toBeVisible();
  },
});

/** No person is found by that name. */
export const Empty = meta.story({ args: { list: nothing, view: { ...view, value: { q: 'nobody' } } } });
