import { access, constants, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { ownFolder } from '../outbox/data-folder.ts';
import { compose, type MailIdentity } from './compose.ts';
import { MAIL_FOLDER, type MailTransport } from './transport.ts';

async function writeAndSync(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Until SMTP is set up, each mail is a file named after its reference; a repeated delivery replaces it by itself. */
export function folderTransport(dataDir: string, identity: MailIdentity): MailTransport {
  const folder = join(dataDir, MAIL_FOLDER);
  ownFolder(dataDir);
  ownFolder(folder);
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (row) => {
      const { message } = await writer.sendMail(compose(row, identity));
      const draft = join(folder, `.${row.reference}.tmp`);
      await writeAndSync(draft, message as Buffer);
      await rename(draft, join(folder, `${row.reference}.eml`));
      await syncFolder(folder);
    },
    verify: () => access(folder, constants.W_OK),
    close: () => writer.close(),
  };
}
