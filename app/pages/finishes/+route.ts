import { routes } from '#app/routes.ts';

export default routes.finishes;
