import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * What is kept of an error: its kind, its codes and where it was thrown. Never its message, which can quote what a
 * visitor typed or what a server answered (PostgreSQL's `detail` and an SMTP reply both do). SQLite's own word for a code
 * ("database or disk is full") is always the same and tells the operator what to look at; so does the code of what was behind it.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, errcode, errstr, responseCode, command } = error as Error & Record<string, unknown>;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    code,
    errcode,
    errstr,
    responseCode,
    command,
    at: frames.slice(0, 6).map((line) => line.trim()),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}

/** JSON lines on standard output (or `stream`): references, codes and durations, never the person. */
export function createLog(stream?: DestinationStream, level = 'info'): Log {
  const options = {
    level,
    base: null,
    // The framework hands over whole requests and answers at times: nothing of them is kept.
    serializers: { err: describeError, error: describeError, req: () => undefined, res: () => undefined },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return stream ? pino(options, stream) : pino(options);
}
