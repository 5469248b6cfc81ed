/** The store did not take the item in time; nothing of it is stored, or its twin will be answered as a replay. */
export class CommitTimeoutError extends Error {}

/** More is waiting than the store can take: refuse early instead of answering late. */
export class CommitBacklogError extends Error {}

interface Waiting<Item, Outcome> {
  item: Item;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
}

/** How long one item may wait for its commit; below the five seconds in which a visitor gets an answer. */
const COMMIT_TIMEOUT_MS = 4500;
const BATCH_MAX = 200;
const BACKLOG_MAX = 5000;

/**
 * Collects what arrives in one turn of the event loop and commits it in one transaction, so that one fsync serves all
 * of them. Each promise settles after the commit, never before.
 */
export class GroupCommit<Item, Outcome> {
  private queue: Waiting<Item, Outcome>[] = [];
  private running = false;
  private readonly commit: (items: Item[]) => Promise<Outcome[]>;
  private readonly shouldSplit: (error: unknown) => boolean;

  /** `shouldSplit` tells errors one item caused from those all share; then each item gets a transaction of its own. */
  constructor(commit: (items: Item[]) => Promise<Outcome[]>, shouldSplit: (error: unknown) => boolean) {
    this.commit = commit;
    this.shouldSplit = shouldSplit;
  }

  add(item: Item): Promise<Outcome> {
    if (this.queue.length >= BACKLOG_MAX) return Promise.reject(new CommitBacklogError());
    return new Promise((resolve, reject) => {
      const waiting = {
        item,
        resolve,
        reject,
        timer: setTimeout(() => this.expire(waiting), COMMIT_TIMEOUT_MS),
      };
      this.queue.push(waiting);
      this.schedule();
    });
  }

  private expire(waiting: Waiting<Item, Outcome>): void {
    this.queue = this.queue.filter((other) => other !== waiting);
    waiting.reject(new CommitTimeoutError());
  }

  private schedule(): void {
    if (this.running || this.queue.length === 0) return;
    this.running = true;
    setImmediate(() => {
      const batch = this.queue.splice(0, BATCH_MAX);
      this.run(batch).finally(() => {
        this.running = false;
        this.schedule();
      });
    });
  }

  private async run(batch: Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.commit(batch.map(({ item }) => item));
      for (const [index, waiting] of batch.entries()) waiting.resolve(outcomes[index] as Outcome);
    } catch (error) {
      if (batch.length > 1 && this.shouldSplit(error)) for (const waiting of batch) await this.run([waiting]);
      else for (const waiting of batch) waiting.reject(error);
    } finally {
      for (const waiting of batch) clearTimeout(waiting.timer);
    }
  }
}
