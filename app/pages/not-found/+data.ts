export { data } from '../_error/+data.ts';
