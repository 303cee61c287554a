import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { isBusy } from './isBusy.ts';

test.each([
  paths.checkout.to(),
  paths.dashboard.to(),
  paths.deskOrder.to({ id: '1' }),
  paths.order.to({ token: 'token' }),
  paths.workshop.to({ token: 'token', step: 'prices' }),
])('nobody is led away from %s', (path) => {
  expect(isBusy(path)).toBe(true);
});

test.each([
  paths.home.to(),
  paths.catalogue.to(),
  paths.account.to(),
  paths.checkoutReturn.to({ outcome: 'success' }),
])('%s ends with the ways on', (path) => {
  expect(isBusy(path)).toBe(false);
});
