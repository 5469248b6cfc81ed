import { company } from '#content/data/company.ts';
import type { Defaults } from '#server/env.ts';

/** What the company configuration hands the service; the environment has its say over the addresses. */
export const serviceDefaults: Defaults = {
  mailFrom: company.email,
  mailTo: company.email,
  siteName: company.name,
  formWidgetScript: company.formWidgetScript,
};
