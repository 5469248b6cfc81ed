import { NOT_FOUND_PATH } from '#app/routes.ts';

export default NOT_FOUND_PATH;
