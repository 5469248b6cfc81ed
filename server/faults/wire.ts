import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to a server that can be cut so that nobody notices: connections stay open and nothing passes any more. */
export class Wire {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private cut = false;

  constructor(target: { host: string; port: number }) {
    this.server = createServer((near) => {
      const far = connect(target.port, target.host);
      this.join(near, far);
      this.join(far, near);
    });
  }

  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (chunk) => {
      if (!this.cut) to.write(chunk);
    });
    from.on('close', () => {
      this.sockets.delete(from);
      if (!this.cut) to.destroy();
    });
    from.on('error', () => undefined);
  }

  async listen(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  /** From now on bytes vanish, on old connections and on new ones. */
  blackHole(): void {
    this.cut = true;
  }

  /** New connections pass again; those that lost bytes are ended. */
  mend(): void {
    this.cut = false;
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }
}
