import { escapeHtml } from '../html.ts';

/** The document of the frame that holds another company's form: its script and nothing of ours. */
export function widgetPage(script: URL): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>Enquiry form</title></head><body><script src="${escapeHtml(script.href)}" async></script></body></html>\n`
  );
}
