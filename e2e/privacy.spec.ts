import { CONSENT_DAYS, RETENTION_YEARS } from '../content/data/company.ts';
import { expect, open, test } from './fixtures.ts';

test('the policy speaks of every topic and takes its figures from the one constant', async ({ page }) => {
  await open(page, '/privacy-policy');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'The short version',
    'Personal data, and who collects it',
    'When it is collected',
    'What is collected',
    'What it is for',
    'On what legal basis',
    'Who receives it',
    'How long it is kept',
    'Cookies and what is stored in your browser',
    'Your rights',
    'Whom to write to',
    'Changes',
  ]);
  await expect(page.locator('#retention')).toContainText(`${RETENTION_YEARS} years after the last contact`);
  for (const occasion of ['Forms', 'Newsletter', 'Appointments', 'Calls', 'Cookies'])
    await expect(page.locator('#when').getByText(occasion, { exact: true })).toBeVisible();
  await expect(page.locator('#rights')).toContainText('45 of 2021');
});

test('the table lists what the site really stores, and the choice can be changed from here', async ({
  page,
  context,
}) => {
  await open(page, '/privacy-policy');
  await page.getByRole('button', { name: 'Decline' }).click();
  const [cookie, ...others] = await context.cookies();
  expect([cookie?.name, cookie?.value, others.length]).toEqual(['userConsent', 'false', 0]);
  const row = page.getByRole('row', { name: /userConsent/ });
  await expect(row).toContainText(`${CONSENT_DAYS} days`);
  await expect(page.getByRole('row', { name: /savedModels/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /enquiryDraft/ })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Change my choice' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  expect((await context.cookies())[0]?.value).toBe('true');
});

test('the form for frames stands alone and is not for search engines', async ({ page }) => {
  await page.goto('/embed/enquiry');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A first conversation');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Book Consultation' })).toBeVisible();
  await expect(page.locator('base')).toHaveAttribute('target', '_blank');
});
