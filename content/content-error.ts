/** The content is wrong; the message says where and what is allowed. It has no stack: the place in the code explains nothing. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
