import { formRoutes } from '#app/routes.ts';

export default formRoutes.notSent;
