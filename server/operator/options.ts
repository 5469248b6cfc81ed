import { parseArgs } from 'node:util';

/** What was asked for cannot be done; the message says why. Exit code 2. */
export class UsageError extends Error {}

export const USAGE = `npm run enquiries -- <command>

  list [--state pending|delivered|quarantined] [--json]   what is in the outbox
  show REF [--json]                                       one enquiry, whole
  export --format json|csv [--state …]                    all of them, for a spreadsheet
  erase EMAIL|REF --yes                                   remove for good, also from the journal and free pages
  retry REF                                               send at the next opportunity
  release REF                                             take out of quarantine and send
  purge [--dry-run] [--json]                              remove delivered ones past RETENTION_DAYS
  stats [--json]                                          figures
  backup FILE                                             a sound copy of the embedded outbox
  restore FILE                                            a backup in the outbox's place; the service is stopped first

Settings are the service's own (DATA_DIR, DATABASE_URL, RETENTION_DAYS …). All but restore are safe while the service runs.
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 nothing of that name.
`;

export type StateName = 'pending' | 'delivered' | 'quarantined';

export interface Asked {
  command: string;
  /** REF, EMAIL or FILE. */
  subject: string;
  state: StateName | null;
  format: 'json' | 'csv' | null;
  json: boolean;
  yes: boolean;
  dryRun: boolean;
}

function oneOf<T extends string>(value: string | undefined, allowed: readonly T[], option: string): T | null {
  if (value === undefined) return null;
  const found = allowed.find((name) => name === value);
  if (!found) throw new UsageError(`${option} is one of ${allowed.join(', ')}`);
  return found;
}

/** Reads the command line; throws UsageError. */
export function readCommandLine(args: string[]): Asked {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'wrong usage');
  }
  const { values, positionals } = parsed;
  const [command = '', subject = '', ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(`too much: ${rest.join(' ')}`);
  return {
    command,
    subject,
    state: oneOf(values.state, ['pending', 'delivered', 'quarantined'], '--state'),
    format: oneOf(values.format, ['json', 'csv'], '--format'),
    json: values.json,
    yes: values.yes,
    dryRun: values['dry-run'],
  };
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      format: { type: 'string' },
      json: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
}
