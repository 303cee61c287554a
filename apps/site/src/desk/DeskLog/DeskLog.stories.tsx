import type { AuditLine } from '@awning/contract/admin/audit';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { nothing, pageOf, view } from '../DeskList/DeskList.fixtures.ts';
import { DeskLog } from './DeskLog.tsx';

const moved: AuditLine = {
  id: 3,
  at: '2026-11-21T08:00:00.000Z',
  actor: { id: 'dora', username: 'dora' },
  action: 'order.status',
  subjectId: '0b7c3a8e-53f1-4f0e-9a55-0d9f8a1c2b3d',
  detail: { from: 'paid', to: 'in_progress' },
};

const lines: AuditLine[] = [
  moved,
  { ...moved, id: 4, action: 'site.domain.set', actor: null, detail: { bought: true, by: 'buyer' } },
  { ...moved, id: 2, action: 'session.reuse', actor: null, detail: { sessions: 2 } },
  { ...moved, id: 1, action: 'mail.resend', actor: { id: 'gone', username: null }, detail: {} },
];

const meta = preview.meta({
  component: DeskLog,
  args: {
    list: pageOf(lines),
    view,
  },
  parameters: { layout: 'fullscreen' },
});

/** Changes made at the desk, and changes that the shop made by itself. */
export const Usual = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^Order moved on dora .* paid → in_progress Open the order$/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /^Domain of a website set its buyer .* bought: true Open the order$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Stolen session stopped the shop itself/ })).toBeVisible();
  },
});

/** There are no changes yet. */
export const Empty = meta.story({
  args: { list: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Look through the orders' })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    );
  },
});
