import { connect, createServer, type Server, type Socket } from 'node:net';

/** A phone's line in town: bytes a second down and up, milliseconds there and back. As Lighthouse has it. */
const DOWN = 200_000;
const UP = 93_750;
const ROUND_TRIP_MS = 150;
/** The same line as a browser's tools are told of it, for one page. */
export const SLOW_LINE = {
  offline: false,
  latency: ROUND_TRIP_MS,
  downloadThroughput: DOWN,
  uploadThroughput: UP,
} as const;
/** Bytes that go in one piece: small enough that one answer does not hold up another for long. */
const PIECE = 4096;

/** Hands on what comes as a line would that carries so many bytes a second, all connections together. */
function heldBack(rate: number) {
  let free = 0;
  return (from: Socket, to: Socket) => {
    const later = (work: () => void, bytes: number) => {
      free = Math.max(performance.now(), free) + (bytes / rate) * 1000;
      setTimeout(work, free - performance.now() + ROUND_TRIP_MS / 2);
    };
    from.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += PIECE) {
        const piece = data.subarray(at, at + PIECE);
        later(() => to.writable && to.write(piece), piece.length);
      }
    });
    from.on('end', () => later(() => to.end(), 0));
    from.on('error', () => to.destroy());
  };
}

/** Opens a door on this machine to a port of it, behind which every browser and every page it prepares has that line. */
export function heldLine(port: number): Promise<Server> {
  const [down, up] = [heldBack(DOWN), heldBack(UP)];
  const server = createServer((visitor) => {
    const site = connect(port, '127.0.0.1');
    up(visitor, site);
    down(site, visitor);
  });
  return new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(server)));
}
