import { company } from '#content/data/company.ts';

/** Address that calls a number written for people. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`;
}

/** Address that begins a mail with its subject written. */
export function mailAddress({ email, subject }: { email: string; subject: string }): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/** Address of the WhatsApp chat, with a greeting already written if there is one. */
export function chatAddress(greeting?: string): string {
  const chat = `https://wa.me/${company.whatsapp.replaceAll(/\D/g, '')}`;
  return greeting ? `${chat}?text=${encodeURIComponent(greeting)}` : chat;
}
