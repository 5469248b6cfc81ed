import { parentPort, workerData } from 'node:worker_threads';
import { inspectFile } from './sqlite-inspect.ts';

try {
  inspectFile(String(workerData));
  parentPort?.postMessage('ok');
} catch {
  parentPort?.postMessage('damaged');
}
