import { expect, test } from 'vitest';
import { siteToServe } from './built-site.ts';

const closed = async () => {
  throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
};

test('where nothing can be built, the build there is is served', async () => {
  await siteToServe(closed, '/srv/site/builds/one');
});

test('where nothing can be built and there is no build, the start says what to do', async () => {
  await expect(siteToServe(closed, null)).rejects.toThrow('npm run build');
});

test('a build that fails for its own reasons stops the start', async () => {
  const broken = async () => {
    throw new Error('a record is wrong');
  };
  await expect(siteToServe(broken, '/srv/site/builds/one')).rejects.toThrow('a record is wrong');
});
