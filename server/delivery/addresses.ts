import { domainToASCII } from 'node:url';

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * The one mail address in `text`, its domain in ASCII; null when it is badly formed, quoted, a list or longer than 254.
 * Only such an address becomes a Reply-To or a reply link, so nothing typed can add a second recipient.
 */
export function plainAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = domainToASCII(text.slice(at + 1)).toLowerCase();
  if (at < 1 || at > 64 || !LOCAL.test(local) || !DOMAIN.test(domain)) return null;
  return local.length + domain.length < 254 ? `${local}@${domain}` : null;
}
