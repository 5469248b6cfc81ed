import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS } from '#contract/messages.ts';
import { UnreadableBodyError } from '../intake/json-body.ts';
import { refuse } from './answers.ts';

/** Refusals of the framework itself, by its code, as our own answers. */
const FRAMEWORK: Record<string, [status: number, why: keyof typeof REFUSALS]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'tooLarge'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'notJson'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'unreadable'],
  FST_ERR_CTP_EMPTY_TYPE: [415, 'notJson'],
  FST_ERR_BAD_URL: [404, 'notFound'],
  FST_ERR_ASYNC_CONSTRAINT: [404, 'notFound'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'notFound'],
};

/** Answers what a handler threw. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof UnreadableBodyError) return refuse(reply, 400, 'unreadable');
  const [status, why] = FRAMEWORK[error.code] ?? [500, 'unforeseen'];
  // The rest of a body we do not want is not read: the connection ends with the answer.
  if (status === 413) reply.header('connection', 'close');
  if (status === 500) request.log.error({ err: error }, 'unforeseen error');
  return refuse(reply, status, why);
}

const RAW: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** Answers what never became a request: bad framing, headers too large, a body that did not come in time. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = RAW[error.code ?? ''] ?? '400 Bad Request';
  const text = status.startsWith('408') ? REFUSALS.timedOut : '';
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: text/plain; charset=utf-8\r\ncache-control: no-store\r\n` +
      `content-length: ${text.length}\r\nconnection: close\r\n\r\n${text}`,
    () => socket.destroySoon(),
  );
}
