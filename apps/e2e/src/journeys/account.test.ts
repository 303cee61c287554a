import { expect, inject, test } from 'vitest';
import { sideways, violations } from '../support/barriers.ts';
import { untilAlive, untilTakenOver, visit } from '../support/browser.ts';
import { mailsTo } from '../support/outbox.ts';

const password = 'scissors, comb and mirror';

async function call(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${inject('shopUrl')}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** A customer with an account, an order of their own and a session on another device. */
async function openAccount(name: string) {
  const email = `${name}@sharp.example`;
  const registration = { first_name: 'Ada', last_name: 'Sharp', username: name, email, password };
  const registered = await call('/user/register', registration, { 'user-agent': 'A till of long ago' });
  const { accessToken } = (await registered.json()) as { accessToken: string };

  const request = {
    templateId: 'barbershop-classic',
    addOns: ['blogSetup'],
    customer: { name: 'Ada', email },
  };
  await call('/api/create-checkout-session', request, { authorization: `Bearer ${accessToken}` });
  return email;
}

/** A tab of a browser in which this customer is logged in. */
async function visitAs(email: string, address: string, options: Parameters<typeof visit>[1] = {}) {
  const { page, ...rest } = await visit('/privacy', options);
  await page.evaluate(
    (body) => fetch('/user/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    JSON.stringify({ email, password }),
  );
  await page.goto(address);
  return { page, ...rest };
}

test('a customer edits their account, downloads their data and deletes it', async () => {
  const email = await openAccount('ada');
  const { page, complaints, foreignRequests } = await visitAs(email, '/account');

  await page.getByRole('link', { name: 'Barbershop Classic' }).waitFor();
  await page.getByText('$399').waitFor();
  await page.getByText('Waiting for payment').waitFor();

  await page.getByRole('button', { name: 'Send the link again' }).click();
  await page.getByText('Check your inbox: a link that proves your address is on its way.').waitFor();
  await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(1);

  await page.getByLabel('First name').fill('Adelaide');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  await page.getByText('Adelaide Sharp').waitFor();

  await page.getByRole('button', { name: 'Log out A till of long ago' }).click();
  await page.getByRole('button', { name: 'Log out A till of long ago' }).waitFor({ state: 'detached' });

  // A wrong password is reported at its field, and does not log the customer out.
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('a much better sentence');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('This is not your current password', { exact: true }).first().waitFor();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password is changed.').waitFor();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^awning-data-[\d-]+\.json$/);
  const stream = await file.createReadStream();
  const text = (await stream.toArray()).join('');
  expect(JSON.parse(text)).toMatchObject({ held: { account: [{ email, firstName: 'Adelaide' }] } });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account for good?' });
  await question.getByLabel('Password', { exact: true }).fill('not this one');
  await question.getByRole('button', { name: 'Delete it for good' }).click();
  await question.getByText('That is not your password', { exact: true }).first().waitFor();
  await question.getByLabel('Password', { exact: true }).fill('a much better sentence');
  await question.getByRole('button', { name: 'Delete it for good' }).click();

  await page.getByText('Your account is deleted.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect((await call('/user/login', { email, password: 'a much better sentence' })).status).toBe(401);

  // The browser logs the refusal as well.
  expect(complaints.filter((words) => !/status of 422/.test(words))).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

/** Ends every session of an account, as from another browser. */
async function endSessions(email: string) {
  const answer = await call('/user/login', { email, password });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const list = await fetch(`${inject('shopUrl')}/account/sessions`, { headers });
  const { items } = (await list.json()) as { items: { id: string; current: boolean }[] };
  for (const { id } of items.filter(({ current }) => !current)) {
    await fetch(`${inject('shopUrl')}/account/sessions/${id}`, { method: 'DELETE', headers });
  }
}

test('a customer’s unsent text in their account outlasts the end of their session, but not a logout', async () => {
  const email = await openAccount('ruth');
  const { page } = await visitAs(email, '/account');
  const name = page.getByLabel('First name');
  const logIn = async (next: string) => {
    // The address changes a moment before the page does, and the home page has an email field as well.
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    const field = page.getByRole('main').getByLabel('Email');
    await field.fill(email);
    await page.getByLabel('Password').fill(password);
    // Without its script the form would load another document, and this one's memory would be gone.
    await untilTakenOver(field);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(inject('shopUrl') + next);
  };
  await name.fill('Ruthie');
  await page.getByLabel('Current password').fill('never kept');
  await endSessions(email);
  // A notice stays for three seconds: the test starts to wait before it appears.
  const told = page.getByText('You have been logged out. Please log in again.').first().waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await told;
  await logIn('/account');
  await name.waitFor();
  expect(await name.inputValue()).toBe('Ruthie');
  expect(await page.getByLabel('Current password').inputValue()).toBe('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Ruthie Sharp').waitFor();
  await name.fill('Ruthless');
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  // Without a new document: this one's memory would be gone with it.
  await page.waitForURL(`${inject('shopUrl')}/`);
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await logIn('/');
  await page.getByRole('link', { name: 'Your account' }).first().click();
  await name.waitFor();
  expect(await name.inputValue()).toBe('Ruthie');
});

test('the account has no barriers, by day and by night, on a phone and on a desktop', async () => {
  const email = await openAccount('eve');
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    const { page } = await visitAs(email, '/account', { colorScheme, viewport: { width, height: 800 } });
    await page.getByRole('link', { name: 'Barbershop Classic' }).waitFor();
    expect(await violations(page), `${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
    expect(await violations(page), `${width} px, the other hour`).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sideways(page)).toBe(0);
    await page.context().close();
  }
});

test('a logged-in customer buys as themselves, once, and finds working controls after coming back from the till', async () => {
  const email = await openAccount('joan');
  const { page } = await visitAs(email, '/checkout?templateId=barbershop-classic');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-checkout-session')) asked.push(request.method());
  });
  await untilAlive(page);
  // Filled in before the visitor touches the form.
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ada Sharp');
  expect(await page.getByRole('main').getByLabel('Email').inputValue()).toBe(email);

  await page.getByRole('button', { name: 'Pay by card' }).dblclick();
  await page.waitForURL(/\/pay\//);
  expect(asked).toEqual(['POST']);

  await page.goBack();
  await untilAlive(page);
  // Filled in before the visitor touches the form.
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ada Sharp');
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL(/\/checkout\/success/);
  await page.getByRole('heading', { level: 1, name: 'Paid, with thanks' }).waitFor();
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await page.getByRole('heading', { name: 'How far it has come' }).waitFor();

  // Folded on the screen, the receipt is complete on paper.
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  expect(await page.getByText('How far it has come').isVisible()).toBe(false);
  await page.getByText('Paid', { exact: true }).last().waitFor();

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/account');
  await page.getByText('Paid', { exact: true }).waitFor();
});

test('a guest is asked to log in', async () => {
  const { page } = await visit('/account');
  await page.waitForURL((url) => url.pathname !== '/account');
  expect(new URL(page.url()).pathname).toBe('/login');
});
